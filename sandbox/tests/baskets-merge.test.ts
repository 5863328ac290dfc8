import { expect, test } from 'vitest'

import {
  returningCustomer,
  basketWith,
  quantitiesOf,
  type BasketsClient,
} from './returning-customer.ts'
import { addressIn, maskedCard } from './purchase.ts'
import { newGuest, errorOf, fixture } from './clients.ts'
import { forBothVersions, withBasketsVersion, VERSIONS } from './baskets-versions.ts'

const slug = (type: string) => expect.stringMatching(new RegExp(`/${type}$`))

test.for(
  forBothVersions([
    { mode: undefined, quantities: [3, 1, 2] },
    { mode: 'higher_quantity', quantities: [3, 1, 2] },
    { mode: 'sum_quantities', quantities: [4, 1, 2] },
    { mode: 'saved_quantity', quantities: [1, 1, 2] },
    { mode: 'separate_item', quantities: [1, 1, 3, 2] },
  ] as const),
)('$version: merges baskets by $mode', async ({ version, mode, quantities }) => {
  const { guest, baskets } = await returningCustomer(version)
  const source = await basketWith(guest, { 'P-AMP': 3, 'P-APOS': 2 }, { c_from: 'guest' })
  const current = await basketWith({ baskets }, { 'P-AMP': 1, 'P-ILN': 1 }, { c_from: 'account' })
  const merged = await baskets.mergeBasket({
    parameters: { ...(mode && { productItemMergeMode: mode }) },
  })
  expect(merged.basketId).toBe(current)
  expect(quantitiesOf(merged)).toEqual(quantities)
  expect(merged.productItems?.[0]).toMatchObject({ c_from: 'account' })
  const gone = await errorOf(guest.baskets.getBasket({ parameters: { basketId: source } }))
  expect(gone.status).toBe(404)
  const again = await errorOf(baskets.mergeBasket({}))
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({
    type: slug('no-source-basket-exception'),
    detail: expect.stringContaining(guest.token.customer_id),
  })
})

test.each(VERSIONS)(
  '%s: merges items, coupons and gifts, but no personal data of the guest',
  async (version) => {
    const { guest, baskets, customer } = await returningCustomer(version)
    const source = await basketWith(guest, { 'P-AMP': 1 })
    const parameters = { basketId: source }
    const productId = await fixture('P-APOS', 'us')
    const c_fromStoreId = await fixture('STORE-A', 'us')
    const placed = await guest.baskets.addItemToBasket({
      parameters,
      body: [{ productId, quantity: 1, c_fromStoreId }],
    })
    const pickup = placed.shipments?.find((shipment) => shipment.c_fromStoreId === c_fromStoreId)
    const { address1, city } = pickup?.shippingAddress ?? {}
    await guest.baskets.updateShippingAddressForShipment({
      parameters: { ...parameters, shipmentId: pickup?.shipmentId ?? '' },
      body: addressIn('us'),
    })
    await guest.baskets.addCouponToBasket({ parameters, body: { code: 'WELCOME10' } })
    await guest.baskets.addGiftCertificateItemToBasket({
      parameters,
      body: { amount: 25, recipientEmail: 'leo@example.org' },
    })
    await guest.baskets.updateBasket({ parameters, body: { c_note: 'kept' } })
    await guest.baskets.updateCustomerForBasket({
      parameters,
      body: { email: 'guest@example.org' },
    })
    await guest.baskets.updateBillingAddressForBasket({ parameters, body: addressIn('us') })
    await guest.baskets.addPaymentInstrumentToBasket({ parameters, body: maskedCard() })

    const none = await errorOf(baskets.mergeBasket({}))
    expect(none.body).toMatchObject({ type: slug('basket-merge-no-current-basket-exception') })
    const wrong = await errorOf(
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
      shipments: [{ shipmentId: 'me' }, { c_fromStoreId, shippingAddress: { address1, city } }],
    })
    for (const name of ['billingAddress', 'paymentInstruments']) {
      expect(merged).not.toHaveProperty(name)
    }
    for (const personal of ['guest@example.org', addressIn('us').address1]) {
      expect(JSON.stringify(merged)).not.toContain(personal)
    }
    const stranger = withBasketsVersion(version, await newGuest('us'))
    // One after the other: a rejection without a handler would fail the run.
    const attempts = [
      () => stranger.baskets.mergeBasket({}),
      () => stranger.baskets.transferBasket({}),
    ]
    for (const attempt of attempts) {
      const rejected = await errorOf(attempt())
      expect(rejected.status).toBe(403)
      expect(rejected.body).toMatchObject({
        detail:
          'Your access-token is valid, but it contains no previous customer to process this action.',
      })
    }
  },
)

test.each(VERSIONS)('%s: loses no item that is added while baskets are merged', async (version) => {
  const { guest, baskets } = await returningCustomer(version)
  const source = await basketWith(guest, { 'P-AMP': 1 })
  const current = await basketWith({ baskets }, { 'P-ILN': 1 })
  const productId = await fixture('P-APOS', 'us')
  const add = (side: BasketsClient, basketId: string) =>
    side.baskets.addItemToBasket({ parameters: { basketId }, body: [{ productId, quantity: 1 }] })
  const results = await Promise.allSettled([
    add({ baskets }, current),
    add(guest, source),
    baskets.mergeBasket({ parameters: { productItemMergeMode: 'sum_quantities' } }),
    add(guest, source),
    add({ baskets }, current),
  ])
  const added = results.filter(({ status }, at) => status === 'fulfilled' && at !== 2).length
  const { productItems } = await baskets.getBasket({ parameters: { basketId: current } })
  const line = productItems?.find((item) => item.productId === productId)
  expect(line?.quantity).toBe(added)
})

test.each(VERSIONS)('%s: keeps all units of duplicate items within one basket', async (version) => {
  const { guest, baskets } = await returningCustomer(version)
  const productId = await fixture('P-STD', 'us')
  const unitsIn = (basket: { productItems?: { productId?: string; quantity?: number }[] }) =>
    (basket.productItems ?? [])
      .filter((item) => item.productId === productId)
      .reduce((sum, { quantity = 0 }) => sum + quantity, 0)
  const source = await basketWith(guest, { 'P-STD': 2, 'P-CHILD': 3 })
  const { productItems } = await guest.baskets.getBasket({ parameters: { basketId: source } })
  await guest.baskets.updateItemInBasket({
    parameters: { basketId: source, itemId: String(productItems?.[1]?.itemId) },
    body: { productId },
  })
  const merged = await baskets.mergeBasket({ parameters: { createDestinationBasket: true } })
  expect(unitsIn(merged)).toBe(5)

  await basketWith(guest, { 'P-STD': 1 })
  const doubled = await baskets.mergeBasket({
    parameters: { productItemMergeMode: 'separate_item' },
  })
  await basketWith(guest, { 'P-ILN': 1 })
  const moved = await baskets.transferBasket({ parameters: { merge: true } })
  expect(quantitiesOf(moved)).toEqual([1, ...quantitiesOf(doubled)])
})

test.each(VERSIONS)(
  '%s: merges gifts and coupons up to the limit of a basket, the account’s own first, and lists the others',
  async (version) => {
    const { guest, baskets } = await returningCustomer(version)
    const bring = async (side: BasketsClient, brought: { amounts: number[]; codes: string[] }) => {
      const basketId = await basketWith(side, { 'P-EGC': 1, 'P-AMP': 1 })
      const parameters = { basketId }
      for (const amount of brought.amounts) {
        const body = { amount, recipientEmail: 'leo@example.org' }
        await side.baskets.addGiftCertificateItemToBasket({ parameters, body })
      }
      for (const code of brought.codes) {
        await side.baskets.addCouponToBasket({ parameters, body: { code } })
      }
      return parameters
    }
    await bring(guest, { amounts: [25, 30, 35, 40], codes: ['BODY5', 'WELCOME10', 'SHIPFREE'] })
    const parameters = await bring({ baskets }, { amounts: [50], codes: ['FIRSTLIGHT', 'BODY5'] })
    const sum = { productItemMergeMode: 'sum_quantities' } as const
    const merged = await baskets.mergeBasket({ parameters: sum })
    expect(quantitiesOf(merged)).toEqual([2, 2])
    expect(merged.giftCertificateItems?.map(({ amount }) => amount)).toEqual([50, 25, 30])
    expect(merged.couponItems?.map(({ code }) => code)).toEqual([
      'FIRSTLIGHT',
      'BODY5',
      'WELCOME10',
    ])
    expect(merged['c_notAdded']).toMatchObject({
      giftCertificateItems: [{ amount: 35, recipientEmail: 'leo@example.org' }, { amount: 40 }],
      couponItems: [{ code: 'SHIPFREE' }],
    })
    const body = { amount: 5, recipientEmail: 'leo@example.org' }
    const sixth = baskets.addGiftCertificateItemToBasket({ parameters, body })
    expect((await errorOf(sixth)).body).toMatchObject({ MaxCardLimit: 5 })

    await basketWith(guest, { 'P-EGC': 1 }, { c_giftCardAmount: 10 })
    const full = await baskets.mergeBasket({ parameters: sum })
    expect(quantitiesOf(full)).toEqual([2, 2])
    expect(full.giftCertificateItems).toHaveLength(3)
    expect(full['c_notAdded']).toMatchObject({ productItems: [{ quantity: 1, price: 10 }] })
  },
)

test('links an item to its wish list item, and does not merge it with the same product without a link', async () => {
  const { guest, baskets, customers, token } = await returningCustomer('v1')
  const productId = await fixture('P-AMP', 'us')
  const customerId = token.customer_id
  const { id: listId = '' } = await customers.createCustomerProductList({
    parameters: { customerId },
    body: { type: 'wish_list', name: 'Evenings' },
  })
  const wished = await customers.createCustomerProductListItem({
    parameters: { customerId, listId },
    body: { productId, quantity: 1, priority: 1, public: false, type: 'product' },
  })
  await basketWith(guest, { 'P-AMP': 1 })
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const add = (id: string) =>
    baskets.addItemToBasket({
      parameters: { basketId },
      body: [{ productId, quantity: 1, productListItem: { id } }],
    })
  const basket = await add(String(wished.id))
  expect(basket.productItems).toMatchObject([
    {
      productListItem: {
        id: wished.id,
        priority: 1,
        public: false,
        type: 'product',
        productList: { name: 'Evenings', type: 'wish_list', public: false },
        productDetailsLink: { productId },
      },
    },
  ])
  expect((await errorOf(add('x'))).body).toMatchObject({ parameter: 'productListItem' })
  const merged = await baskets.mergeBasket({
    parameters: { productItemMergeMode: 'sum_quantities' },
  })
  expect(quantitiesOf(merged)).toEqual([1, 1])
})
