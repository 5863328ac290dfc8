import { expect, test } from 'vitest'

import { addressIn, type Buyer, placeOrder, completeBasket } from './purchase.ts'
import { clientsOf, newGuest, errorOf, fixture } from './clients.ts'
import { withBasketsVersion, type Version, VERSIONS } from './baskets-versions.ts'

const slug = (type: string) => expect.stringMatching(new RegExp(`/${type}$`))

/** The baskets client with the token of the retailer's back office, or with another one. */
const backOfficeBaskets = (version: Version, token = 'sandbox-account-manager') =>
  withBasketsVersion(version, clientsOf('us', token)).baskets

/** A basket with external taxation that is ready to order except for its taxes. */
async function externallyTaxedBasket(version: Version) {
  const shopper = withBasketsVersion(version, await newGuest('us'))
  const productId = await fixture('P-STD', 'us')
  const { basketId = '' } = await shopper.baskets.createBasket({
    parameters: { taxMode: 'external' },
    body: { productItems: [{ productId, quantity: 2 }] },
  })
  const parameters = { basketId }
  const buyer: Buyer = { ...shopper, siteId: 'us', productId, basketId, basket: {}, parameters }
  const ready = await completeBasket(buyer)
  return {
    buyer,
    ready,
    parameters,
    itemId: String(ready.productItems?.[0]?.itemId),
    shippingId: String(ready.shippingItems?.[0]?.itemId),
  }
}

const vat = (value: number) => ({ taxItems: [{ id: 'VAT', rate: 0.2, value }] })

test.each(VERSIONS)(
  '%s: takes the taxes of an externally taxed basket from the back office',
  async (version) => {
    const { buyer, ready, parameters, itemId, shippingId } = await externallyTaxedBasket(version)
    const { baskets, token } = buyer
    expect(ready).toMatchObject({ taxTotal: null, orderTotal: null })
    expect((await errorOf(placeOrder(buyer))).body).toMatchObject({
      validationPath: '$.taxes',
    })

    const office = backOfficeBaskets(version)
    const own = backOfficeBaskets(version, token.access_token)
    const item = { ...parameters, itemId }
    for (const attempt of [
      () => own.getTaxesFromBasket({ parameters }),
      () => own.addTaxesForBasket({ parameters, body: { taxes: { [itemId]: vat(0) } } }),
      () => own.addTaxesForBasketItem({ parameters: item, body: vat(0) }),
    ]) {
      expect((await errorOf(attempt())).status).toBe(403)
    }
    const invalidToken = backOfficeBaskets(version, 'guess').getTaxesFromBasket({ parameters })
    expect((await errorOf(invalidToken)).status).toBe(401)
    const unknownItem = office.addTaxesForBasket({ parameters, body: { taxes: { x: vat(1) } } })
    expect((await errorOf(unknownItem)).body).toMatchObject({ itemId: 'x' })

    await office.addTaxesForBasket({ parameters, body: { taxes: { [itemId]: vat(4.8) } } })
    await office.addTaxesForBasketItem({
      parameters: { ...parameters, itemId: shippingId },
      body: vat(1.2),
    })
    expect(await office.getTaxesFromBasket({ parameters })).toEqual({
      taxes: { [itemId]: vat(4.8), [shippingId]: vat(1.2) },
    })
    expect(await baskets.getBasket({ parameters })).toMatchObject({
      taxTotal: 6,
      productItems: [{ taxRate: 0.2, tax: 4.8 }],
      c_taxItems: [{ id: 'VAT', rate: 0.2, value: 6 }],
    })
    const stored = await baskets.updateBasket({
      parameters: { ...parameters, removeExternalTax: false },
      body: { c_note: 1 },
    })
    expect(stored.taxTotal).toBe(6)
    const dropped = await baskets.updateBasket({ parameters, body: { c_note: 2 } })
    expect(dropped.taxTotal).toBeNull()
  },
)

test('removes the external taxes of an item together with the item', async () => {
  const { buyer, parameters, itemId, shippingId } = await externallyTaxedBasket('v2')
  const { baskets, basketId } = buyer
  const parcel = { shippingAddress: addressIn('us'), shippingMethod: { id: 'standard' } }
  await baskets.createShipmentForBasket({ parameters, body: { shipmentId: 'two', ...parcel } })
  const names = ['P-AMP', 'P-APOS', 'P-PROMO']
  const ids = await Promise.all(names.map((name) => fixture(name, 'us')))
  const filled = await baskets.addItemToBasket({
    parameters,
    body: ids.map((productId, index) => ({
      productId,
      quantity: 1,
      shipmentId: index === 2 ? 'two' : 'me',
    })),
  })
  const items = [...(filled.productItems ?? []), ...(filled.shippingItems ?? [])]
  const taxes = Object.fromEntries(items.map((item) => [String(item.itemId), vat(2)]))
  const office = backOfficeBaskets('v2')
  await office.addTaxesForBasket({ parameters, body: { taxes } })
  const [, first, second] = filled.productItems ?? []
  const remainingTaxes = async (taxTotal: number) => {
    const basket = await baskets.getBasket({ parameters })
    expect(basket).toMatchObject({
      taxTotal,
      groupedTaxItems: [{ taxRate: 0.2, taxValue: taxTotal }],
    })
    return Object.keys((await office.getTaxesFromBasket({ parameters })).taxes ?? {})
  }

  expect(await remainingTaxes(12)).toHaveLength(6)
  const removed = { basketId, itemId: String(first?.itemId) }
  await baskets.removeItemFromBasket({ parameters: removed })
  expect(await remainingTaxes(10)).not.toContain(removed.itemId)
  const emptied = { basketId, itemId: String(second?.itemId), removeExternalTax: false }
  await baskets.updateItemInBasket({ parameters: emptied, body: { quantity: 0 } })
  expect(await remainingTaxes(8)).not.toContain(emptied.itemId)
  await baskets.removeShipmentFromBasket({ parameters: { basketId, shipmentId: 'two' } })
  expect(new Set(await remainingTaxes(4))).toEqual(new Set([itemId, shippingId]))
})

test('taxes an order for its items and used shipments, but not for gift certificates', async () => {
  const { buyer, parameters, itemId, shippingId } = await externallyTaxedBasket('v1')
  const empty = { parameters, body: { shipmentId: 'two' } }
  const { shippingItems } = await buyer.baskets.createShipmentForBasket(empty)
  const unused = String(shippingItems?.[1]?.itemId)
  const { giftCertificateItems } = await buyer.baskets.addGiftCertificateItemToBasket({
    parameters,
    body: { amount: 25, recipientEmail: 'leo@example.org' },
  })
  const gift = String(giftCertificateItems?.[0]?.giftCertificateItemId)
  const taxes = { [itemId]: vat(4.8), [shippingId]: vat(1.2), [unused]: vat(3), [gift]: vat(5) }
  await backOfficeBaskets('v1').addTaxesForBasket({ parameters, body: { taxes } })
  expect(await placeOrder(buyer)).toMatchObject({
    shipments: [{ shipmentId: 'me' }],
    taxTotal: 6,
    groupedTaxItems: [{ taxRate: 0.2, taxValue: 6 }],
  })
})

test('returns the external taxes of an order to the back office only', async () => {
  const { buyer, parameters, itemId, shippingId } = await externallyTaxedBasket('v1')
  const taxes = { taxes: { [itemId]: vat(4.8), [shippingId]: vat(1.2) } }
  await backOfficeBaskets('v1').addTaxesForBasket({ parameters, body: taxes })
  const { orderNo = '', taxTotal } = await placeOrder(buyer)
  expect(taxTotal).toBe(6)
  const { orders } = clientsOf('us', 'sandbox-account-manager')
  expect(await orders.getTaxesFromOrder({ parameters: { orderNo } })).toEqual(taxes)
  const unknown = orders.getTaxesFromOrder({ parameters: { orderNo: '99999999' } })
  expect((await errorOf(unknown)).body).toMatchObject({ title: 'Order Not Found' })
  const own = buyer.orders.getTaxesFromOrder({ parameters: { orderNo } })
  expect((await errorOf(own)).status).toBe(403)
})

test.each(VERSIONS)(
  '%s: lets the back office choose the price books of a basket',
  async (version) => {
    const { baskets, token } = withBasketsVersion(version, await newGuest('us'))
    const productId = await fixture('P-SALE', 'us')
    const { basketId = '', productItems } = await baskets.createBasket({
      body: { productItems: [{ productId, quantity: 1 }] },
    })
    expect(productItems?.[0]?.basePrice).toBe(11.95)
    const parameters = { basketId }
    const office = backOfficeBaskets(version)
    const own = backOfficeBaskets(version, token.access_token)
    for (const attempt of [
      () => own.getPriceBooksForBasket({ parameters }),
      () => own.addPriceBooksToBasket({ parameters, body: ['usd-list-prices'] }),
    ]) {
      expect((await errorOf(attempt())).status).toBe(403)
    }
    expect(await office.getPriceBooksForBasket({ parameters })).toEqual([
      'usd-sale-prices',
      'usd-list-prices',
    ])
    await office.addPriceBooksToBasket({ parameters, body: ['usd-list-prices'] })
    const listed = await baskets.getBasket({ parameters })
    expect(listed.productItems?.[0]?.basePrice).toBe(16.95)
    const unknown = await errorOf(
      office.addPriceBooksToBasket({ parameters, body: ['eur-prices'] }),
    )
    expect(unknown.status).toBe(404)
    expect(unknown.body).toMatchObject({ priceBookId: 'eur-prices' })
    const nowhere = { basketId: '00000000000000000000000000' }
    const missing = office.getPriceBooksForBasket({ parameters: nowhere })
    expect((await errorOf(missing)).status).toBe(404)

    const body = { taxes: {} }
    const internal = await errorOf(office.addTaxesForBasket({ parameters, body }))
    expect(internal.status).toBe(409)
    expect(internal.body).toMatchObject({ type: slug('invalid-tax-mode') })
  },
)
