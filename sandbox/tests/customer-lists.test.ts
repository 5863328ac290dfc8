import { expect, test } from 'vitest'

import { addressIn, cardToken, maskedCard } from './purchase.ts'
import { customerFixture, register, signIn } from './accounts.ts'
import { clientsOf, newGuest, errorOf, fixture } from './clients.ts'

const LIST_ITEM = { quantity: 1, priority: 1, public: true, type: 'product' } as const

test('creates, fills and deletes a wish list', async () => {
  const { customers, customer } = await register('us')
  const customerId = customer.customerId ?? ''
  const lists = () => customers.getCustomerProductLists({ parameters: { customerId } })
  expect(await lists()).toEqual({ limit: 0, total: 0 })

  const list = await customers.createCustomerProductList({
    parameters: { customerId },
    body: { type: 'wish_list', name: 'My Love-It List', c_seen: true },
  })
  const listId = list.id ?? ''
  expect(list).toMatchObject({ type: 'wish_list', public: false, c_seen: true })
  expect(list).not.toHaveProperty('customerProductListItems')

  const productId = await fixture('P-STD', 'us')
  const listParameters = { customerId, listId }
  const item = await customers.createCustomerProductListItem({
    parameters: listParameters,
    body: { ...LIST_ITEM, productId },
  })
  const other = await customers.createCustomerProductListItem({
    parameters: listParameters,
    body: { ...LIST_ITEM, productId: await fixture('P-MASTER', 'us'), public: false },
  })
  expect(item).toMatchObject({ productId, quantity: 1, purchasedQuantity: 0 })
  const itemId = item.id ?? ''
  const none = customers.updateCustomerProductListItem({
    parameters: { ...listParameters, itemId },
    body: { ...LIST_ITEM, quantity: 0 },
  })
  expect((await errorOf(none)).body).toMatchObject({ parameter: 'quantity' })
  const changed = await customers.updateCustomerProductListItem({
    parameters: { ...listParameters, itemId },
    body: { ...LIST_ITEM, quantity: 3, c_note: 'for the hall' },
  })
  expect(changed).toMatchObject({ id: itemId, quantity: 3, c_note: 'for the hall' })
  const embedded = await customers.getCustomerProductListItem({
    parameters: { ...listParameters, itemId },
  })
  expect(embedded.product).toMatchObject({ id: productId, name: expect.any(String) })
  const { data } = await lists()
  expect(data[0]).toEqual(await customers.getCustomerProductList({ parameters: listParameters }))
  expect(data[0]?.customerProductListItems?.map(({ id }) => id)).toEqual([itemId, other.id])

  await customers.deleteCustomerProductListItem({ parameters: { ...listParameters, itemId } })
  const twice = customers.deleteCustomerProductListItem({
    parameters: { ...listParameters, itemId },
  })
  expect((await errorOf(twice)).status).toBe(404)
  expect(
    (
      await errorOf(
        customers.getCustomerProductListItem({ parameters: { ...listParameters, itemId } }),
      )
    ).status,
  ).toBe(404)
  await customers.deleteCustomerProductList({ parameters: listParameters })
  const gone = await Promise.all([
    errorOf(customers.deleteCustomerProductList({ parameters: listParameters })),
    errorOf(
      customers.updateCustomerProductList({ parameters: listParameters, body: { public: false } }),
    ),
  ])
  expect(gone.map(({ status }) => status)).toEqual([404, 404])
})

test('shows a public list to all shoppers, without its private items', async () => {
  const { customers, customer } = await register('us')
  const customerId = customer.customerId ?? ''
  const list = await customers.createCustomerProductList({
    parameters: { customerId },
    body: { type: 'wish_list', name: 'My Love-It List' },
  })
  const listId = list.id ?? ''
  const listParameters = { customerId, listId }
  const addListItem = async (name: string, isPublic: boolean) =>
    customers.createCustomerProductListItem({
      parameters: listParameters,
      body: { ...LIST_ITEM, productId: await fixture(name, 'us'), public: isPublic },
    })
  const item = await addListItem('P-STD', true)
  const other = await addListItem('P-MASTER', false)
  const { productId } = item

  const stranger = await newGuest('us')
  const seen = () => stranger.customers.getPublicProductList({ parameters: { listId } })
  expect((await errorOf(seen())).body).toMatchObject({
    title: 'Product List Not Found',
    productListId: listId,
  })
  await customers.updateCustomerProductList({ parameters: listParameters, body: { public: true } })
  const shared = await seen()
  expect(shared).toMatchObject({
    id: listId,
    public: true,
    name: 'My Love-It List',
    registrant: { firstName: 'Ana', lastName: 'Ruiz' },
  })
  expect(shared.productListItems).toEqual([
    { id: item.id, priority: 1, type: 'product', product: { id: productId } },
  ])
  expect(JSON.stringify(shared)).not.toContain(customer.email)
  const items = await stranger.customers.getPublicProductListItems({
    parameters: { listId, expand: ['product', 'images'] },
  })
  expect(items.data?.[0]?.product).toMatchObject({ id: productId, imageGroups: expect.any(Array) })
  const itemAt = (id: string) =>
    stranger.customers.getProductListItem({ parameters: { listId, itemId: id } })
  expect(await itemAt(item.id ?? '')).toMatchObject({ id: item.id, type: 'product' })
  expect((await errorOf(itemAt(other.id ?? ''))).status).toBe(404)
  const found = await stranger.customers.getPublicProductListsBySearchTerm({
    parameters: { email: customer.email ?? '' },
  })
  expect(found).toMatchObject({ total: 1, data: [{ id: listId, type: 'wish_list' }] })

  const nobody = clientsOf('us', 'nobody').customers.getPublicProductListsBySearchTerm({
    parameters: { email: customer.email ?? '' },
  })
  const rejected = await errorOf(nobody)
  expect(rejected.message).toBe('401 Unauthorized')
  expect(rejected.body).toMatchObject({ title: 'Invalid Access Token', accessToken: 'nobody' })

  await customers.updateCustomerProductList({ parameters: listParameters, body: { public: false } })
  expect((await errorOf(seen())).status).toBe(404)
})

test('rejects a wish for a product the site does not sell, and a list of unknown type', async () => {
  const { customers, customer } = await register('us')
  const customerId = customer.customerId ?? ''
  const { id: listId = '' } = await customers.createCustomerProductList({
    parameters: { customerId },
    body: { type: 'wish_list' },
  })
  const addListItem = (productId?: string) =>
    customers.createCustomerProductListItem({
      parameters: { customerId, listId },
      body: { ...LIST_ITEM, ...(productId !== undefined && { productId }) },
    })

  for (const productId of [undefined, 'NOWHERE', await fixture('P-CAONLY', 'ca')]) {
    const { status, body } = await errorOf(addListItem(productId))
    expect([status, body['parameter']]).toEqual([400, 'productId'])
  }
  const kind = { parameters: { customerId }, body: { type: 'bucket_list' } }
  // @ts-expect-error the SDK does not declare this type of list
  const rejected = await errorOf(customers.createCustomerProductList(kind))
  expect(rejected.body).toMatchObject({ parameter: 'type' })
  const unknown = customers.getCustomerProductList({
    parameters: { customerId, listId: 'nowhere' },
  })
  expect((await errorOf(unknown)).status).toBe(404)
})

test('stores a list for a guest and rejects other guests', async () => {
  const guest = await newGuest('us')
  const customerId = guest.token.customer_id
  const list = await guest.customers.createCustomerProductList({
    parameters: { customerId },
    body: { type: 'wish_list' },
  })
  const { customers } = await newGuest('us')
  const stolen = customers.getCustomerProductList({
    parameters: { customerId, listId: list.id ?? '' },
  })

  expect((await errorOf(stolen)).body).toMatchObject({ title: 'Invalid Customer' })
  const seen = customers.getCustomerProductLists({ parameters: { customerId } })
  expect((await errorOf(seen)).body).toMatchObject({ title: 'Invalid Customer' })
  const items = customers.getPublicProductListItems({ parameters: { listId: list.id ?? '' } })
  expect((await errorOf(items)).body).toMatchObject({ title: 'Product List Not Found' })
})

test.for([
  ['REG-LIST20', 20],
  ['REG-LIST40', 40],
] as const)('%s has %d products on the wish list on both sites', async ([name, wishes]) => {
  const customer = await customerFixture(name)
  for (const [index, siteId] of ['us', 'ca'].entries()) {
    const { access_token: token, customer_id: customerId } = await signIn(siteId, customer, {
      offsetMs: index * 2000,
    })
    const { customers, products } = clientsOf(siteId, token)
    const { data } = await customers.getCustomerProductLists({ parameters: { customerId } })
    const ids = data[0]?.customerProductListItems?.map(({ productId = '' }) => productId) ?? []
    expect(new Set(ids).size).toBe(wishes)
    const { total } = await products.getProducts({ parameters: { ids: ids.slice(0, 24) } })
    expect(total).toBe(Math.min(24, wishes))
  }
})

test('returns the orders of a customer page by page, latest first', async () => {
  const { customers, customer, baskets, orders } = await register('us')
  const customerId = customer.customerId ?? ''
  const productId = await fixture('P-STD', 'us')
  const buy = async () => {
    const { basketId = '' } = await baskets.createBasket({ body: {} })
    const parameters = { basketId }
    const shipment = { ...parameters, shipmentId: 'me' }
    await baskets.addItemToBasket({ parameters, body: [{ productId, quantity: 1 }] })
    await baskets.updateCustomerForBasket({ parameters, body: { email: 'ana@example.org' } })
    await baskets.updateShippingAddressForShipment({
      parameters: { ...shipment, useAsBilling: true },
      body: addressIn('us'),
    })
    await baskets.updateShippingMethodForShipment({
      parameters: shipment,
      body: { id: 'standard' },
    })
    const body = maskedCard(await cardToken())
    await baskets.addPaymentInstrumentToBasket({ parameters, body })
    return orders.createOrder({ body: { basketId } })
  }
  const bought = [await buy(), await buy(), await buy()].map(({ orderNo }) => orderNo)

  const page = await customers.getCustomerOrders({ parameters: { customerId, limit: 2 } })
  expect(page).toMatchObject({ limit: 2, offset: 0, total: 3 })
  expect(page.data?.map(({ orderNo }) => orderNo)).toEqual([bought[2], bought[1]])
  const rest = await customers.getCustomerOrders({
    parameters: { customerId, limit: 2, offset: 2 },
  })
  expect(rest.data?.map(({ orderNo }) => orderNo)).toEqual([bought[0]])
  const none = await customers.getCustomerOrders({
    parameters: { customerId, from: '2099-01-01T00:00:00.000Z' },
  })
  expect(none).toEqual({ limit: 10, offset: 0, total: 0 })
  const tooMany = customers.getCustomerOrders({ parameters: { customerId, limit: 51 } })
  expect((await errorOf(tooMany)).body).toMatchObject({ parameter: 'limit' })
})
