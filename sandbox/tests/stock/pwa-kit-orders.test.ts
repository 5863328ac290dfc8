import { expect, test } from 'vitest'

import { newCredentials, signIn } from '../accounts.ts'
import { clientsOf, fixture } from '../clients.ts'
import { newBasket, openVisit, WHOLE_PRODUCT } from './pwa-kit-visit.ts'
import { addresses, SITES, type StockSite } from './stock-shopper.ts'

const places = {
  us: { countryCode: 'US', postalCode: '02116' },
  ca: { countryCode: 'CA', postalCode: 'H2T 1S6' },
  gb: { countryCode: 'GB', postalCode: 'LS1 4AP' },
  ie: { countryCode: 'IE', postalCode: 'H91 AC1D' },
}

test.each(SITES)('PWA Kit sells to a guest on %s', async (siteId) => {
  const { baskets, products, orders, customers, token } = await openVisit(siteId)
  const productId = await fixture('P-VARIANT', siteId)
  const { price = 0 } = await products.getProduct({ parameters: { id: productId } })
  const { basketId, parameters, shipment } = await newBasket({ baskets })
  const filled = await baskets.addItemToBasket({
    parameters,
    body: [{ productId, price, quantity: 1 }],
  })
  const [{ itemId = '' } = {}] = filled.productItems ?? []
  await baskets.updateItemInBasket({
    parameters: { ...parameters, itemId },
    body: { productId, quantity: 2 },
  })
  const found = await customers.getCustomerBaskets({
    parameters: { customerId: token.customer_id },
  })
  expect(found.baskets?.[0]).toMatchObject({ basketId, productItems: [{ quantity: 2 }] })
  const { data } = await products.getProducts({
    parameters: {
      ids: [productId],
      allImages: true,
      perPricebook: true,
      expand: [...WHOLE_PRODUCT],
    },
  })
  expect(data[0]?.imageGroups?.some(({ viewType }) => viewType === 'small')).toBe(true)

  await baskets.updateCustomerForBasket({ parameters, body: { email: 'siobhan@odowd.example' } })
  const phone = '6175550142'
  const address = { ...addresses[siteId], phone }
  await baskets.updateShippingAddressForShipment({
    parameters: { ...shipment, useAsBilling: false },
    body: address,
  })
  const methods = await baskets.getShippingMethodsForShipment({ parameters: shipment })
  const id = methods.defaultShippingMethodId ?? ''
  await baskets.updateShippingMethodForShipment({ parameters: shipment, body: { id } })
  await baskets.addPaymentInstrumentToBasket({
    parameters,
    body: {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: {
        holder: 'Siobhán O’Dowd',
        maskedNumber: '************1111',
        cardType: 'Visa',
        expirationMonth: 12,
        expirationYear: 2030,
      },
    },
  })
  const ready = await baskets.updateBillingAddressForBasket({ parameters, body: address })
  expect(ready.paymentInstruments).toHaveLength(1)

  const { orderNo = '' } = await orders.createOrder({ body: { basketId } })
  const order = await orders.getOrder({ parameters: { orderNo } })
  expect(order).toMatchObject({
    orderTotal: ready.orderTotal,
    billingAddress: { lastName: 'O’Dowd', phone },
    shipments: [{ shippingMethod: { id } }],
  })
  expect(
    await customers.getCustomerBaskets({ parameters: { customerId: token.customer_id } }),
  ).toMatchObject({ total: 0 })
})

/** The nearest store that has the product. */
async function storeWith(
  productId: string,
  siteId: StockSite,
  { stores, products }: Awaited<ReturnType<typeof openVisit>>,
) {
  const found = await stores.searchStores({
    parameters: { ...places[siteId], maxDistance: 600, limit: 200 },
  })
  const near = (found.data ?? []).slice(0, 5)
  expect(near.length).toBeGreaterThan(1)
  const { inventories } = await products.getProduct({
    parameters: {
      id: productId,
      inventoryIds: near.map(({ inventoryId = '' }) => inventoryId),
      expand: [...WHOLE_PRODUCT],
    },
  })
  const stocked = inventories?.find(({ orderable }) => orderable)
  const store = near.find(({ inventoryId }) => inventoryId === stocked?.id)
  if (!store) throw new Error(`No store of ${siteId} has ${productId}.`)
  return store
}

test.each(SITES)('PWA Kit finds a store of %s and sells a product for pickup', async (siteId) => {
  const visit = await openVisit(siteId)
  const { baskets } = visit
  const productId = await fixture('P-VARIANT', siteId)
  const { id: c_fromStoreId, inventoryId = '' } = await storeWith(productId, siteId, visit)
  const { parameters, shipment } = await newBasket({ baskets })
  await baskets.addItemToBasket({
    parameters,
    body: [{ productId, quantity: 1, inventoryId }],
  })
  const { applicableShippingMethods = [] } = await baskets.getShippingMethodsForShipment({
    parameters: shipment,
  })
  const pickup = applicableShippingMethods.find(
    ({ c_storePickupEnabled }) => c_storePickupEnabled === true,
  )
  const basket = await baskets.updateShipmentForBasket({
    parameters: shipment,
    body: { shippingMethod: { id: pickup?.id ?? '' }, c_fromStoreId },
  })
  expect(basket.shipments?.[0]).toMatchObject({ c_fromStoreId })
  expect(basket.productItems?.[0]).toMatchObject({ inventoryId })
})

test('PWA Kit keeps a guest’s basket when they register, and their account has what they saved', async () => {
  const guest = await openVisit('ca')
  const productId = await fixture('P-VARIANT', 'ca')
  const { parameters } = await newBasket(guest)
  await guest.baskets.addItemToBasket({
    parameters,
    body: [{ productId, quantity: 1 }],
  })
  const credentials = newCredentials()
  const { login, password } = credentials
  await guest.customers.registerCustomer({
    body: {
      customer: { login, email: login, firstName: 'Siobhán', lastName: 'O’Dowd' },
      password,
    },
  })
  const token = await signIn('ca', credentials, { usid: guest.token.usid, offsetMs: 2000 })
  const { customer_id: customerId } = token
  const { baskets, customers } = clientsOf('ca', token.access_token)
  const merged = await baskets.mergeBasket({
    parameters: { createDestinationBasket: true },
    headers: { 'Content-Type': 'application/json' },
  })
  expect(merged).toMatchObject({
    productItems: [{ productId, quantity: 1 }],
    customerInfo: { customerId },
  })

  await customers.createCustomerAddress({
    parameters: { customerId },
    body: { ...addresses.ca, addressId: 'a6f3c2', preferred: true },
  })
  await customers.createCustomerPaymentInstrument({
    parameters: { customerId },
    body: {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: {
        cardType: 'Visa',
        holder: 'Siobhán O’Dowd',
        number: '4111111111111111',
        expirationMonth: 12,
        expirationYear: 2030,
        issueNumber: '',
        validFromMonth: 1,
        validFromYear: 2020,
      },
    },
  })
  const customer = await customers.getCustomer({
    parameters: { customerId, expand: ['addresses', 'paymentinstruments'] },
  })
  expect(customer).toMatchObject({
    authType: 'registered',
    addresses: [{ addressId: 'a6f3c2', city: 'Montréal', preferred: true }],
    paymentInstruments: [{ paymentCard: { numberLastDigits: '1111' } }],
  })

  const { id: listId = '' } = await customers.createCustomerProductList({
    parameters: { customerId },
    body: { type: 'wish_list' },
  })
  await customers.createCustomerProductListItem({
    parameters: { customerId, listId },
    body: { productId, quantity: 1, public: false, priority: 1, type: 'product' },
  })
  const lists = await customers.getCustomerProductLists({ parameters: { customerId } })
  expect(lists.data?.[0]?.customerProductListItems).toMatchObject([{ productId }])
  const history = await customers.getCustomerOrders({
    parameters: { customerId, limit: 10, offset: 0 },
  })
  expect(history.total).toBe(0)
})
