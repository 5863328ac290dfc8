import { newCredentials, signIn } from './accounts.ts'
import { clientsOf, newGuest, fixture } from './clients.ts'
import { withBasketsVersion, type Version } from './baskets-versions.ts'

/** A guest, and the customer they register and sign in as. Both have their own token. */
export async function returningCustomer(version: Version) {
  const guest = withBasketsVersion(version, await newGuest('us'))
  const credentials = newCredentials()
  const { login, password } = credentials
  const customer = await guest.customers.registerCustomer({
    body: { customer: { login, email: login, firstName: 'Ana', lastName: 'Ruiz' }, password },
  })
  const token = await signIn('us', credentials, { usid: guest.token.usid, offsetMs: 2000 })
  const shopper = withBasketsVersion(version, clientsOf('us', token.access_token))
  return { guest, customer, token, ...shopper }
}

export type BasketsClient = Pick<Awaited<ReturnType<typeof newGuest>>, 'baskets'>

export async function basketWith(
  { baskets }: BasketsClient,
  quantities: Record<string, number>,
  more = {},
) {
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
