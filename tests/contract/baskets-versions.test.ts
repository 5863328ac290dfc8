import { expect, test } from 'vitest'

import { HOUR, later } from './later.ts'
import { prepare, withBasket } from './purchase.ts'
import { enter, failureOf, fixture, origin } from './shopper.ts'

const MANAGER = 'sandbox-account-manager'
const DAY = 24 * HOUR

const slug = (type: string) => expect.stringMatching(new RegExp(`/${type}$`))

/** Asks what only the back office may, as whoever carries the token. */
async function asOffice(method: string, path: string, body?: object, token = MANAGER) {
  const address = `${origin}/checkout/shopper-baskets/v1/organizations/f_ecom_jwck_001/baskets${path}?siteId=us`
  const answer = await fetch(address, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
}

test('a guest finds the basket again within a week, and a new one after it', async () => {
  const { token, basketId } = await withBasket('us', 'P-AMP')
  const { usid, customer_id: customerId } = token
  const parameters = { basketId }
  const soon = await later('us', usid, 6 * DAY)
  await expect(soon.baskets.getBasket({ parameters })).resolves.toMatchObject({ basketId })
  expect(await soon.customers.getCustomerBaskets({ parameters: { customerId } })).toMatchObject({
    total: 1,
  })
  const late = await later('us', usid, 7 * DAY)
  expect(await late.customers.getCustomerBaskets({ parameters: { customerId } })).toEqual({
    total: 0,
  })
  const opened = await late.baskets.createBasket({ body: {} })
  expect(opened.basketId).not.toBe(basketId)
  expect((await failureOf(late.baskets.getBasket({ parameters }))).status).toBe(404)
})

test('four temporary baskets stand beside the open one, for a quarter of an hour', async () => {
  const { basketsV2, customers, basketId, token } = await withBasket('us', 'P-AMP')
  const open = () => basketsV2.createBasket({ parameters: { temporary: true }, body: {} })
  const opened = [await open(), await open(), await open(), await open()]
  expect(opened.every(({ temporaryBasket }) => temporaryBasket === true)).toBe(true)
  const quota = await failureOf(open())
  expect(quota.status).toBe(400)
  expect(quota.body).toMatchObject({ type: slug('customer-temporary-baskets-quota-exceeded') })
  const customerId = token.customer_id
  expect(await customers.getCustomerBaskets({ parameters: { customerId } })).toMatchObject({
    total: 1,
    baskets: [{ basketId }],
  })
  const one = { basketId: String(opened[0]?.basketId) }
  const after = await later('us', token.usid, HOUR / 4)
  expect((await failureOf(after.basketsV2.getBasket({ parameters: one }))).status).toBe(404)
})

test('a temporary basket becomes the open one, in place of another or with it', async () => {
  const { basketsV2, basketId } = await withBasket('us', 'P-AMP')
  const productId = await fixture('P-APOS', 'us')
  const temporary = async () => {
    const body = { productItems: [{ productId, quantity: 1 }] }
    const opened = await basketsV2.createBasket({ parameters: { temporary: true }, body })
    return String(opened.basketId)
  }
  const [first, second] = [await temporary(), await temporary()]
  const promote = (id: string, how = {}) =>
    basketsV2.promoteTemporaryBasket({ parameters: { basketId: id, ...how } })
  const refused = await failureOf(promote(first))
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    type: slug('basket-transfer-basket-already-exists-exception'),
  })
  const open = await failureOf(promote(basketId))
  expect(open.body).toMatchObject({ type: slug('basket-not-promotable-exception') })

  expect(await promote(first, { merge: true })).toMatchObject({
    basketId: first,
    temporaryBasket: false,
    productItems: [{ productId }, {}],
  })
  expect((await failureOf(basketsV2.getBasket({ parameters: { basketId } }))).status).toBe(404)
  expect(await promote(second, { overrideExisting: true })).toMatchObject({
    basketId: second,
    temporaryBasket: false,
    productItems: [{ productId }],
  })
  const former = { basketId: first }
  expect((await failureOf(basketsV2.getBasket({ parameters: former }))).status).toBe(404)
})

test('the second version says what is within reach, when it is asked', async () => {
  const { basketsV2, basketId } = await withBasket('us', 'P-AMP')
  const parameters = { basketId }
  expect(await basketsV2.getBasket({ parameters })).not.toHaveProperty('approachingDiscounts')
  const asked = await basketsV2.getBasket({
    parameters: { basketId, expand: ['approaching_discounts'] },
  })
  expect(asked.approachingDiscounts).toMatchObject([
    {
      type: 'shipping',
      conditionThreshold: 50,
      merchandiseTotal: asked.productTotal,
      discount: { type: 'free' },
      promotionLink: { promotionId: 'free-shipping-us' },
      shipmentId: 'me',
      shippingMethods: [{ id: 'standard' }],
    },
  ])
})

test('the back office says taxes where the shop does not work them out', async () => {
  const { baskets, orders, ...shopper } = await enter('us')
  const { basketId = '' } = await baskets.createBasket({
    parameters: { taxMode: 'external' },
    body: { productItems: [{ productId: await fixture('P-STD', 'us'), quantity: 2 }] },
  })
  const buyer = { ...shopper, baskets, orders, basketId, siteId: 'us', parameters: { basketId } }
  const ready = await prepare({ ...buyer, productId: '', basket: {} })
  expect(ready).toMatchObject({ taxTotal: null, orderTotal: null })
  expect((await failureOf(orders.createOrder({ body: { basketId } }))).body).toMatchObject({
    validationPath: '$.taxes',
  })
  const itemId = String(ready.productItems?.[0]?.itemId)
  const shippingId = String(ready.shippingItems?.[0]?.itemId)
  const vat = (value: number) => ({ taxItems: [{ id: 'VAT', rate: 0.2, value }] })

  const token = shopper.token.access_token
  expect((await asOffice('GET', `/${basketId}/taxes`, undefined, token)).status).toBe(403)
  expect((await asOffice('GET', `/${basketId}/taxes`, undefined, 'guess')).status).toBe(401)
  const strange = await asOffice('PUT', `/${basketId}/taxes`, { taxes: { x: vat(1) } })
  expect(strange.status).toBe(400)
  const said = await asOffice('PUT', `/${basketId}/taxes`, { taxes: { [itemId]: vat(4.8) } })
  expect(said.status).toBe(204)
  const path = `/${basketId}/items/${shippingId}/taxes`
  expect((await asOffice('PUT', path, vat(1.2))).status).toBe(204)
  expect(await asOffice('GET', `/${basketId}/taxes`)).toMatchObject({
    status: 200,
    body: { taxes: { [itemId]: vat(4.8), [shippingId]: vat(1.2) } },
  })
  const taxed = await baskets.getBasket({ parameters: { basketId } })
  expect(taxed).toMatchObject({
    taxTotal: 6,
    productItems: [{ taxRate: 0.2, tax: 4.8 }],
    c_taxItems: [{ id: 'VAT', rate: 0.2, value: 6 }],
  })
  const kept = await baskets.updateBasket({
    parameters: { basketId, removeExternalTax: false },
    body: { c_note: 1 },
  })
  expect(kept.taxTotal).toBe(6)
  const dropped = await baskets.updateBasket({ parameters: { basketId }, body: { c_note: 2 } })
  expect(dropped.taxTotal).toBeNull()
})

test('the back office chooses the books that prices come from', async () => {
  const { baskets, basketId, parameters, basket, token } = await withBasket('us', 'P-SALE')
  expect(basket.productItems?.[0]?.basePrice).toBe(11.95)
  const books = `/${basketId}/price-books`
  expect((await asOffice('GET', books, undefined, token.access_token)).status).toBe(403)
  expect((await asOffice('GET', books)).body).toEqual(['usd-sale-prices', 'usd-list-prices'])
  expect((await asOffice('PUT', books, ['usd-list-prices'])).status).toBe(204)
  const listed = await baskets.getBasket({ parameters })
  expect(listed.productItems?.[0]?.basePrice).toBe(16.95)
  const unknown = await asOffice('PUT', books, ['eur-prices'])
  expect(unknown).toMatchObject({ status: 404, body: { priceBookId: 'eur-prices' } })
  expect((await asOffice('GET', '/00000000000000000000000000/price-books')).status).toBe(404)
  const internal = await asOffice('PUT', `/${basketId}/taxes`, { taxes: {} })
  expect(internal).toMatchObject({ status: 409, body: { type: slug('invalid-tax-mode') } })
})
