import { newcomer, signIn } from './registered-shopper.ts'
import { clientsOf, enter, fixture } from './clients.ts'
import { inVersion, type Version } from './baskets-versions.ts'

/** A guest, and the customer they register and sign in as. Both have their own token. */
export async function comingBack(version: Version) {
  const guest = inVersion(version, await enter('us'))
  const credentials = newcomer()
  const { login, password } = credentials
  const customer = await guest.customers.registerCustomer({
    body: { customer: { login, email: login, firstName: 'Ana', lastName: 'Ruiz' }, password },
  })
  const token = await signIn('us', credentials, { usid: guest.token.usid, later: 2000 })
  const shopper = inVersion(version, clientsOf('us', token.access_token))
  return { guest, customer, token, ...shopper }
}

export type Side = Pick<Awaited<ReturnType<typeof enter>>, 'baskets'>

export async function fill({ baskets }: Side, quantities: Record<string, number>, more = {}) {
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const body = await Promise.all(
    Object.entries(quantities).map(async ([name, quantity]) => ({
      productId: await fixture(name, 'us'),
      quantity,
      ...more,
    })),
  )
  await baskets.addItemToBasket({ parameters: { basketId }, body })
  return basketId
}

export const quantitiesOf = (basket: { productItems?: { quantity?: number }[] }) =>
  (basket.productItems ?? []).map(({ quantity }) => quantity)
