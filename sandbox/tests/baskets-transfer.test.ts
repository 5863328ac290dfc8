import { expect, test } from 'vitest'

import {
  returningCustomer,
  basketWith,
  quantitiesOf,
  type BasketsClient,
} from './returning-customer.ts'
import { addressIn } from './purchase.ts'
import { errorOf, fixture } from './clients.ts'
import { forBothVersions, VERSIONS } from './baskets-versions.ts'

const slug = (type: string) => expect.stringMatching(new RegExp(`/${type}$`))

const [GUEST_QUANTITIES, ACCOUNT_QUANTITIES] = [[3], [2, 1]]

test.for(
  forBothVersions([
    {
      guest: true,
      account: true,
      merge: false,
      overrideExisting: false,
      status: 409,
      left: ACCOUNT_QUANTITIES,
    },
    {
      guest: true,
      account: true,
      merge: false,
      overrideExisting: true,
      status: 200,
      left: GUEST_QUANTITIES,
    },
    { guest: true, account: true, merge: true, overrideExisting: false, status: 200, left: [3, 1] },
    {
      guest: true,
      account: false,
      merge: false,
      overrideExisting: false,
      status: 200,
      left: GUEST_QUANTITIES,
    },
    {
      guest: true,
      account: false,
      merge: true,
      overrideExisting: false,
      status: 200,
      left: GUEST_QUANTITIES,
    },
    {
      guest: false,
      account: true,
      merge: false,
      overrideExisting: false,
      status: 409,
      left: ACCOUNT_QUANTITIES,
    },
    {
      guest: false,
      account: true,
      merge: true,
      overrideExisting: false,
      status: 200,
      left: ACCOUNT_QUANTITIES,
    },
    { guest: false, account: false, merge: false, overrideExisting: false, status: 204, left: [] },
    { guest: false, account: false, merge: true, overrideExisting: false, status: 204, left: [] },
  ]),
)(
  '$version: responds $status to a transfer with guest basket $guest, account basket $account, merge $merge',
  async (row) => {
    const { guest, baskets, customers, token } = await returningCustomer(row.version)
    const guestBasketId = row.guest ? await basketWith(guest, { 'P-AMP': 3 }) : undefined
    const accountBasketId = row.account
      ? await basketWith({ baskets }, { 'P-AMP': 2, 'P-ILN': 1 })
      : undefined
    const response = await baskets.transferBasket(
      { parameters: { merge: row.merge, overrideExisting: row.overrideExisting } },
      true,
    )
    expect(response.status).toBe(row.status)

    const isMoved = row.guest && row.status === 200
    const accountBaskets = await customers.getCustomerBaskets({
      parameters: { customerId: token.customer_id },
    })
    const [open] = accountBaskets.baskets ?? []
    expect(open?.basketId).toBe(isMoved ? guestBasketId : accountBasketId)
    expect(quantitiesOf(open ?? {})).toEqual(row.left)
    const guestBaskets = await guest.customers.getCustomerBaskets({
      parameters: { customerId: guest.token.customer_id },
    })
    expect(guestBaskets.total).toBe(Number(row.guest && !isMoved))
  },
)

test.each(VERSIONS)('%s: says why a transfer is rejected', async (version) => {
  const { guest, baskets } = await returningCustomer(version)
  await basketWith({ baskets }, { 'P-AMP': 1 })
  const none = await errorOf(baskets.transferBasket({}))
  expect(none.status).toBe(409)
  expect(none.headers.get('content-type')).toBe('application/json')
  expect(none.body).toMatchObject({
    title: 'Conflict',
    type: slug('no-source-basket-exception'),
    detail: `The previous customer with ID '${guest.token.customer_id}' has no active basket.`,
  })
  await basketWith(guest, { 'P-AMP': 1 })
  const both = await errorOf(baskets.transferBasket({}))
  expect(both.body).toMatchObject({
    title: 'Conflict',
    type: slug('basket-transfer-basket-already-exists-exception'),
  })
})

test("fills a registered customer's basket with their stored details", async () => {
  const { guest, customers, basketsV2, customer, token } = await returningCustomer('v2')
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
  expect((await errorOf(other)).status).toBe(404)

  const opened = await basketsV2.createBasket({
    parameters: { temporary: true, populateCustomerDetails: true },
    body: {},
  })
  expect(opened).toMatchObject({
    customerInfo: { customerNo: customer.customerNo, email: customer.email },
    billingAddress: { city: 'Columbus' },
    shipments: [{ shippingAddress: { city: 'Columbus' } }],
  })

  const productId = await fixture('P-MEMBER', 'us')
  const member = await basketsV2.addItemToBasket({
    parameters,
    body: [{ productId, quantity: 1 }],
  })
  expect(member.productItems).toMatchObject([{ productId }])
})

test('moves all pickup items of a merge to the store that already has some', async () => {
  const { guest, baskets } = await returningCustomer('v2')
  const [a = '', b = ''] = await Promise.all(
    ['STORE-A', 'STORE-B'].map((name) => fixture(name, 'us')),
  )
  const basketWithPickup = async (store: string, name: string, side: BasketsClient) => {
    const shipments = [a, b].map((id) => ({ shipmentId: id, c_fromStoreId: id }))
    const item = { productId: await fixture(name, 'us'), quantity: 1, shipmentId: store }
    const { basketId = '' } = await side.baskets.createBasket({ body: {} })
    const parameters = { basketId }
    for (const body of shipments) await side.baskets.createShipmentForBasket({ parameters, body })
    return side.baskets.addItemToBasket({ parameters, body: [item] })
  }
  await basketWithPickup(b, 'P-APOS', guest)
  const parameters = { createDestinationBasket: true }
  const { basketId = '', productItems } = await baskets.mergeBasket({ parameters })
  expect(productItems).toMatchObject([{ c_fromStoreId: b }])
  await baskets.deleteBasket({ parameters: { basketId } })

  await basketWithPickup(a, 'P-APOS', guest)
  await basketWithPickup(b, 'P-AMP', { baskets })
  const merged = await baskets.mergeBasket({})
  expect(merged.productItems).toMatchObject([{ c_fromStoreId: b }, { c_fromStoreId: b }])
})

test.each(VERSIONS)(
  '%s: merges items up to the purchase limit, lists the others, and loses none of the account’s',
  async (version) => {
    const { guest, baskets } = await returningCustomer(version)
    const limited = await fixture('P-LIMIT3', 'us')
    const merged = async (productItemMergeMode: 'sum_quantities' | 'separate_item') => {
      await basketWith(guest, { 'P-LIMIT3': 2, 'P-AMP': 1 })
      return baskets.mergeBasket({ parameters: { productItemMergeMode } })
    }
    await basketWith({ baskets }, { 'P-APOS': 1, 'P-LIMIT3': 2 })
    const summed = await merged('sum_quantities')
    expect(quantitiesOf(summed)).toEqual([1, 3, 1])
    expect(summed['c_notAddedError']).toMatch(/exceeding the max quantity/)
    const surplus = (quantity: number) => ({ productItems: [{ productId: limited, quantity }] })
    expect(summed['c_notAdded']).toEqual(surplus(1))
    const separate = await merged('separate_item')
    expect(quantitiesOf(separate)).toEqual([1, 3, 1, 1])
    expect(separate).toHaveProperty('c_notAddedError')
    expect(separate['c_notAdded']).toEqual(surplus(2))
    const { basketId = '' } = separate
    const read = await baskets.getBasket({ parameters: { basketId } })
    expect(read).not.toHaveProperty('c_notAddedError')
    expect(read).not.toHaveProperty('c_notAdded')
    await basketWith(guest, { 'P-AMP': 1 })
    const fits = await baskets.mergeBasket({
      parameters: { productItemMergeMode: 'sum_quantities' },
    })
    expect(fits).not.toHaveProperty('c_notAddedError')
    expect(fits).not.toHaveProperty('c_notAdded')
  },
)
