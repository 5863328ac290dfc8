import { expect, test } from 'vitest'

import { addressIn, maskedCard } from './purchase.ts'
import { newcomer, signIn } from './registered.ts'
import { clientsOf, enter, failureOf, fixture } from './shopper.ts'

const slug = (type: string) => expect.stringMatching(new RegExp(`/${type}$`))

/** A registered customer, and the guest they were just before on another visit. */
async function comingBack() {
  const guest = await enter('us')
  const credentials = newcomer()
  const { login, password } = credentials
  const customer = await guest.customers.registerCustomer({
    body: { customer: { login, email: login, firstName: 'Ana', lastName: 'Ruiz' }, password },
  })
  const token = await signIn('us', credentials, { usid: guest.token.usid, later: 2000 })
  const shopper = clientsOf('us', token.access_token)
  return { guest, customer, token, ...shopper }
}

type Side = Pick<Awaited<ReturnType<typeof enter>>, 'baskets'>

async function fill({ baskets }: Side, quantities: Record<string, number>, more = {}) {
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

const quantitiesOf = (basket: { productItems?: { quantity?: number }[] }) =>
  (basket.productItems ?? []).map(({ quantity }) => quantity)

test.for([
  { mode: undefined, quantities: [3, 1, 2] },
  { mode: 'higher_quantity', quantities: [3, 1, 2] },
  { mode: 'sum_quantities', quantities: [4, 1, 2] },
  { mode: 'saved_quantity', quantities: [1, 1, 2] },
  { mode: 'separate_item', quantities: [1, 1, 3, 2] },
] as const)('baskets are merged by $mode', async ({ mode, quantities }) => {
  const { guest, baskets } = await comingBack()
  const source = await fill(guest, { 'P-AMP': 3, 'P-APOS': 2 }, { c_from: 'guest' })
  const current = await fill({ baskets }, { 'P-AMP': 1, 'P-ILN': 1 }, { c_from: 'account' })
  const merged = await baskets.mergeBasket({
    parameters: { ...(mode && { productItemMergeMode: mode }) },
  })
  expect(merged.basketId).toBe(current)
  expect(quantitiesOf(merged)).toEqual(quantities)
  expect(merged.productItems?.[0]).toMatchObject({ c_from: 'account' })
  const gone = await failureOf(guest.baskets.getBasket({ parameters: { basketId: source } }))
  expect(gone.status).toBe(404)
  const again = await failureOf(baskets.mergeBasket({}))
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({
    type: slug('no-source-basket-exception'),
    detail: expect.stringContaining(guest.token.customer_id),
  })
})

test('a merge carries what was chosen, and nothing that says who somebody is', async () => {
  const { guest, baskets, customer } = await comingBack()
  const source = await fill(guest, { 'P-AMP': 1 })
  const parameters = { basketId: source }
  const productId = await fixture('P-APOS', 'us')
  const c_fromStoreId = await fixture('STORE-A', 'us')
  await guest.baskets.addItemToBasket({
    parameters,
    body: [{ productId, quantity: 1, c_fromStoreId }],
  })
  await guest.baskets.addCouponToBasket({ parameters, body: { code: 'WELCOME10' } })
  await guest.baskets.addGiftCertificateItemToBasket({
    parameters,
    body: { amount: 25, recipientEmail: 'leo@example.org' },
  })
  await guest.baskets.updateBasket({ parameters, body: { c_note: 'kept' } })
  await guest.baskets.updateCustomerForBasket({ parameters, body: { email: 'guest@example.org' } })
  await guest.baskets.updateBillingAddressForBasket({ parameters, body: addressIn('us') })
  await guest.baskets.addPaymentInstrumentToBasket({ parameters, body: maskedCard() })

  const none = await failureOf(baskets.mergeBasket({}))
  expect(none.body).toMatchObject({ type: slug('basket-merge-no-current-basket-exception') })
  const wrong = await failureOf(
    baskets.mergeBasket({ parameters: { productItemMergeMode: JSON.parse('"newest"') } }),
  )
  expect(wrong.body).toMatchObject({ parameter: 'productItemMergeMode' })
  const merged = await baskets.mergeBasket({
    parameters: { createDestinationBasket: true, productItemMergeMode: 'separate_item' },
  })
  expect(merged).toMatchObject({
    c_note: 'kept',
    customerInfo: { customerId: customer.customerId, customerNo: customer.customerNo },
    productItems: [{ shipmentId: 'me' }, { c_fromStoreId }],
    couponItems: [{ code: 'WELCOME10' }],
    giftCertificateItems: [{ amount: 25 }],
    shipments: [{ shipmentId: 'me' }, { c_fromStoreId }],
  })
  for (const name of ['billingAddress', 'paymentInstruments']) {
    expect(merged).not.toHaveProperty(name)
  }
  expect(JSON.stringify(merged)).not.toContain('guest@example.org')
  const stranger = await enter('us')
  const refused = await failureOf(stranger.baskets.mergeBasket({}))
  expect(refused.status).toBe(403)
  expect(refused.body).toMatchObject({
    detail:
      'Your access-token is valid, but it contains no previous customer to process this action.',
  })
})

const [GUESTS, ACCOUNTS] = [[3], [2, 1]]

test.for([
  { guest: true, account: true, merge: false, status: 409, left: ACCOUNTS },
  { guest: true, account: true, merge: false, override: true, status: 200, left: GUESTS },
  { guest: true, account: true, merge: true, status: 200, left: [3, 1] },
  { guest: true, account: false, merge: false, status: 200, left: GUESTS },
  { guest: true, account: false, merge: true, status: 200, left: GUESTS },
  { guest: false, account: true, merge: false, status: 409, left: ACCOUNTS },
  { guest: false, account: true, merge: true, status: 200, left: ACCOUNTS },
  { guest: false, account: false, merge: false, status: 204, left: [] },
  { guest: false, account: false, merge: true, status: 204, left: [] },
])('guest $guest, account $account, merge $merge: a transfer is $status', async (row) => {
  const { guest, baskets, customers, token } = await comingBack()
  const guests = row.guest ? await fill(guest, { 'P-AMP': 3 }) : undefined
  const accounts = row.account ? await fill({ baskets }, { 'P-AMP': 2, 'P-ILN': 1 }) : undefined
  const answer = await baskets.transferBasket(
    { parameters: { merge: row.merge, overrideExisting: row.override === true } },
    true,
  )
  expect(answer.status).toBe(row.status)

  const isMoved = row.guest && row.status === 200
  const mine = await customers.getCustomerBaskets({ parameters: { customerId: token.customer_id } })
  const [open] = mine.baskets ?? []
  expect(open?.basketId).toBe(isMoved ? guests : accounts)
  expect(quantitiesOf(open ?? {})).toEqual(row.left)
  const theirs = await guest.customers.getCustomerBaskets({
    parameters: { customerId: guest.token.customer_id },
  })
  expect(theirs.total).toBe(Number(row.guest && !isMoved))
})

test('what is added while baskets are merged is lost by none of them', async () => {
  const { guest, baskets } = await comingBack()
  const source = await fill(guest, { 'P-AMP': 1 })
  const current = await fill({ baskets }, { 'P-ILN': 1 })
  const productId = await fixture('P-APOS', 'us')
  const add = (side: Side, basketId: string) =>
    side.baskets.addItemToBasket({ parameters: { basketId }, body: [{ productId, quantity: 1 }] })
  const answers = await Promise.allSettled([
    add({ baskets }, current),
    add(guest, source),
    baskets.mergeBasket({ parameters: { productItemMergeMode: 'sum_quantities' } }),
    add(guest, source),
    add({ baskets }, current),
  ])
  const added = answers.filter(({ status }, at) => status === 'fulfilled' && at !== 2).length
  const { productItems } = await baskets.getBasket({ parameters: { basketId: current } })
  const line = productItems?.find((item) => item.productId === productId)
  expect(line?.quantity).toBe(added)
})

test("a registered customer's basket says whose it is, with the details they keep", async () => {
  const { guest, customers, basketsV2, customer, token } = await comingBack()
  const customerId = token.customer_id
  await customers.createCustomerAddress({
    parameters: { customerId },
    body: { ...addressIn('us'), addressId: 'home', preferred: true },
  })
  const { basketId: source } = await guest.baskets.createBasket({ body: {} })
  const moved = await basketsV2.transferBasket({
    parameters: { merge: true, populateCustomerDetails: true },
  })
  expect(moved).toMatchObject({
    basketId: source,
    customerInfo: { customerNo: customer.customerNo, email: customer.email },
    billingAddress: { city: 'Columbus' },
    shipments: [{ shippingAddress: { city: 'Columbus' } }],
  })
  const parameters = { basketId: String(source) }
  const own = await basketsV2.updateCustomerForBasket({
    parameters,
    body: { email: 'ana@example.org', customerNo: String(customer.customerNo) },
  })
  expect(own).toMatchObject({ customerInfo: { email: 'ana@example.org' } })
  const other = basketsV2.updateCustomerForBasket({
    parameters,
    body: { email: 'ana@example.org', customerNo: '00000001' },
  })
  expect((await failureOf(other)).status).toBe(404)

  const productId = await fixture('P-MEMBER', 'us')
  const member = await basketsV2.addItemToBasket({
    parameters,
    body: [{ productId, quantity: 1 }],
  })
  expect(member.productItems).toMatchObject([{ productId }])
})
