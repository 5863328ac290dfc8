import type { Context } from 'hono'

import { factory, type SandboxEnv } from '../../platform/env.ts'
import { only } from '../../platform/problems.ts'
import { siteRequest, expansions } from '../../sites/site-request.ts'
import { requireShopperNamingToken } from '../../auth/require-shopper.ts'
import { joinConditions, sql } from '../../platform/sql.ts'
import { listNotFound, subresourceNotFound } from '../customer-problems.ts'
import { type CustomerRow, findCustomer } from '../customer-row.ts'
import { embeddedProducts } from './embedded-products.ts'
import { itemsOfLists, type ListItem } from './list-items.ts'
import { API } from '../paths.ts'
import { type ListRow, listsWhere } from './product-lists.ts'

const LISTS = `${API}/product-lists` as const
const LIST = `${LISTS}/:listId` as const
const ITEMS = `${LIST}/items` as const
const ITEM = `${ITEMS}/:itemId` as const

const EXPANSIONS = ['product', 'images', 'availability'] as const

type ListContext = Context<SandboxEnv>

/** Lists that their owners made public. Private lists are not found here. */
export const publicListRoutes = factory
  .createApp()
  .use(`${LISTS}/*`, requireShopperNamingToken('sfcc.shopper-productlists'), siteRequest)
  .get(LISTS, async (c) => {
    const lists = await findLists(c)
    const data = lists.map(({ listId, type, fields }) => ({
      id: listId,
      title: getText(fields['name'], 'Product List'),
      type,
      ...shown(fields, 'name', 'description'),
    }))
    return c.json({ limit: data.length, total: data.length, ...(data.length > 0 && { data }) })
  })
  .all(LISTS, only('GET'))
  .get(LIST, async (c) => c.json(await publicListResponse(c, await publicList(c))))
  .all(LIST, only('GET'))
  .get(ITEMS, async (c) => {
    const data = await getItems(c, await publicList(c))
    return c.json({ limit: data.length, total: data.length, ...(data.length > 0 && { data }) })
  })
  .all(ITEMS, only('GET'))
  .get(ITEM, async (c) => {
    const itemId = c.req.param('itemId')
    const items = await getItems(c, await publicList(c))
    const item = items.find(({ id }) => id === itemId)
    if (!item) throw subresourceNotFound('Product List Item', itemId)
    return c.json(item)
  })
  .all(ITEM, only('GET'))

const isPublicHere = (c: ListContext) => sql`public = 1 AND site_id = ${c.var.site.id}`

/** Finds lists by the owner's e-mail address or both names, matched exactly. */
async function findLists(c: ListContext): Promise<ListRow[]> {
  const { email, firstName, lastName } = c.req.query()
  if (email === undefined && (firstName === undefined || lastName === undefined)) return []
  const owners = joinConditions([
    ...(email === undefined ? [] : [sql`email = ${email}`]),
    ...(firstName === undefined ? [] : [sql`profile ->> '$.firstName' = ${firstName}`]),
    ...(lastName === undefined ? [] : [sql`profile ->> '$.lastName' = ${lastName}`]),
  ])
  return listsWhere(
    c.env.DB,
    sql`${isPublicHere(c)} AND customer_id IN (SELECT customer_id FROM customers WHERE ${owners})`,
  )
}

async function publicList(c: ListContext): Promise<ListRow> {
  const listId = c.req.param('listId') ?? ''
  const [list] = await listsWhere(c.env.DB, sql`${isPublicHere(c)} AND list_id = ${listId}`)
  if (!list) throw listNotFound(listId)
  return list
}

async function publicListResponse(c: ListContext, list: ListRow) {
  const owner = await findCustomer(c.env.DB, list.customerId)
  const { registrant, coRegistrant } = list.fields
  const items = await getItems(c, list)
  return {
    id: list.listId,
    type: list.type,
    public: true,
    ...shown(list.fields, 'name', 'description', 'event', 'productListShippingAddress'),
    ...(owner && { registrant: withoutEmail(registrant) ?? asRegistrant(owner) }),
    ...(coRegistrant !== undefined && { coRegistrant: withoutEmail(coRegistrant) }),
    ...(items.length > 0 && { productListItems: items }),
    creationDate: new Date(list.createdAt).toISOString(),
    lastModified: new Date(list.lastModified).toISOString(),
  }
}

const asRegistrant = ({ profile: { firstName = '', lastName = '' } }: CustomerRow) => ({
  firstName,
  lastName,
  role: 'registrant',
})

/** The public items. Products are listed by id, and in full with `expand`. */
async function getItems(c: ListContext, { listId }: ListRow) {
  const expand = expansions(c.req.query('expand'), EXPANSIONS, [])
  const items = ((await itemsOfLists(c.env.DB, [listId])).get(listId) ?? []).filter(
    ({ isPublic }) => isPublic,
  )
  const parts = [...expand].filter((part) => part !== 'product')
  const ids = items.flatMap(({ productId }) => productId ?? [])
  const products =
    expand.size > 0
      ? await embeddedProducts(c, ids, ['prices', ...parts].join(','))
      : new Map<string, object>()
  return items.map((item) => publicItem(item, products))
}

function publicItem(
  { itemId, priority, type, productId }: ListItem,
  products: Map<string, object>,
) {
  return {
    id: itemId,
    priority,
    type,
    ...(productId !== null && { product: products.get(productId) ?? { id: productId } }),
  }
}

const shown = (fields: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))

function withoutEmail(person: unknown): object | undefined {
  if (typeof person !== 'object' || person === null) return undefined
  return Object.fromEntries(Object.entries(person).filter(([name]) => name !== 'email'))
}

const getText = (value: unknown, otherwise: string) =>
  typeof value === 'string' ? value : otherwise
