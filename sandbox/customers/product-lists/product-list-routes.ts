import type { Context } from 'hono'

import { factory, type SandboxEnv } from '../../platform/env.ts'
import { only } from '../../platform/problems.ts'
import { readBody } from '../../platform/read-body.ts'
import { siteRequest } from '../../sites/site-request.ts'
import { requireShopper } from '../../auth/require-shopper.ts'
import { embeddedProducts } from './embedded-products.ts'
import { ItemBody, ListBody, NewItemBody, NewListBody } from './list-bodies.ts'
import {
  addItem,
  changeItem,
  itemResponse,
  type ListItem,
  removeItem,
  requireItem,
} from './list-items.ts'
import { CUSTOMER } from '../paths.ts'
import {
  addList,
  changeList,
  readLists,
  readList,
  removeList,
  requireList,
} from './product-lists.ts'
import { requireCurrentCustomer } from '../require-customer.ts'

const LISTS = `${CUSTOMER}/product-lists` as const
const LIST = `${LISTS}/:listId` as const
const ITEMS = `${LIST}/items` as const
const ITEM = `${ITEMS}/:itemId` as const

type ListContext = Context<SandboxEnv>

const getOwner = (c: ListContext) => ({
  siteId: c.var.site.id,
  customerId: c.var.shopper.customerId,
})

const listRoutes = factory
  .createApp()
  .use(
    `${LISTS}/*`,
    requireShopper('sfcc.shopper-myaccount.rw'),
    siteRequest,
    requireCurrentCustomer,
  )
  .get(LISTS, async (c) => {
    const data = await readLists(c.env.DB, getOwner(c))
    return c.json({ limit: data.length, total: data.length, ...(data.length > 0 && { data }) })
  })
  .post(LISTS, async (c) => {
    const body = await readBody(c, NewListBody)
    return c.json(await addList(c.env.DB, getOwner(c), body, c.var.now()))
  })
  .all(LISTS, only('GET', 'POST'))
  .get(LIST, async (c) => c.json(await readList(c.env.DB, getOwner(c), c.req.param('listId'))))
  .patch(LIST, async (c) => {
    const body = await readBody(c, ListBody)
    const place = { owner: getOwner(c), listId: c.req.param('listId') }
    await requireList(c.env.DB, place.owner, place.listId)
    return c.json(await changeList(c.env.DB, place, body, c.var.now()))
  })
  .delete(LIST, async (c) => {
    await removeList(c.env.DB, getOwner(c), c.req.param('listId'))
    return c.body(null, 204)
  })
  .all(LIST, only('GET', 'PATCH', 'DELETE'))

const itemRoutes = factory
  .createApp()
  .use(`${ITEMS}/*`, async (c, next) => {
    await requireList(c.env.DB, getOwner(c), c.req.param('listId') ?? '')
    await next()
  })
  .post(ITEMS, async (c) => {
    const body = await readBody(c, NewItemBody)
    const place = { listId: c.req.param('listId'), siteId: c.var.site.id, now: c.var.now() }
    return c.json(itemResponse(await addItem(c.env.DB, place, body)))
  })
  .all(ITEMS, only('POST'))
  .get(ITEM, async (c) => {
    const { listId, itemId } = c.req.param()
    const item = await requireItem(c.env.DB, listId, itemId)
    return c.json({ ...itemResponse(item), ...(await productPart(c, item)) })
  })
  .patch(ITEM, async (c) => {
    const body = await readBody(c, ItemBody)
    const place = { ...c.req.param(), now: c.var.now() }
    return c.json(itemResponse(await changeItem(c.env.DB, place, body)))
  })
  .delete(ITEM, async (c) => {
    await removeItem(c.env.DB, { ...c.req.param(), now: c.var.now() })
    return c.body(null, 204)
  })
  .all(ITEM, only('GET', 'PATCH', 'DELETE'))

async function productPart(c: ListContext, { productId }: ListItem) {
  if (productId === null) return {}
  const products = await embeddedProducts(c, [productId], 'availability,images,prices,variations')
  const product = products.get(productId)
  return product && { product }
}

/** The shopper's own lists, for guests as well. */
export const productListRoutes = factory.createApp().route('/', listRoutes).route('/', itemRoutes)
