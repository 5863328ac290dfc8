import type { Context } from 'hono'

import { factory, type SandboxEnv } from '../platform/env.ts'
import { idList } from '../platform/read-body.ts'
import { badRequest, only, ProblemError, validation } from '../platform/problems.ts'
import { readPromotionRequest } from '../promotions/applicable-promotions.ts'
import { selectFields } from '../platform/selector.ts'
import { siteRequest } from '../sites/site-request.ts'
import { toLanguage } from '../platform/site.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { productResponse, productImages, productPrices } from './product-response.ts'
import { type ProductExpansion, productRequest, type ProductRequest } from './query.ts'
import { findFamily, mergeProductData, type ProductData, readProducts } from './read-products.ts'

const ROOT = '/product/shopper-products/v1/organizations/:organizationId/products'
const MAX_IDS = 100

type ProductContext = Context<SandboxEnv>

export const products = factory
  .createApp()
  .use(`${ROOT}/*`, requireShopper('sfcc.shopper-products'), siteRequest)
  .get(ROOT, async (c) => {
    const ids = idList(...(c.req.queries('ids') ?? []))
    if (ids.length === 0) {
      throw badRequest("Missing required query parameter 'ids'.", { parameter: 'ids' })
    }
    if (ids.length > MAX_IDS) {
      throw validation('Maximum number of products you can request in one call is 25.')
    }
    const request = getRequest(c)
    const facts = await getFacts(c, request, ids)
    const data = ids.flatMap((id) => productResponse(id, facts, request) ?? [])
    const response = { limit: data.length, ...(data.length > 0 && { data }), total: data.length }
    return c.json(selectFields(response, c.req.query('select')))
  })
  .all(ROOT, only('GET'))
  .get(`${ROOT}/:productId`, async (c) => {
    const request = getRequest(c)
    const { id, facts } = await findProduct(c, request)
    const response = productResponse(id, facts, request)
    if (!response) throw productNotFound(id, request.site.id)
    return c.json(selectFields(response, c.req.query('select')))
  })
  .all(`${ROOT}/:productId`, only('GET'))
  .get(`${ROOT}/:productId/images`, async (c) => {
    const request = getRequest(c, 'images')
    const { id, facts } = await findProduct(c, request)
    const groups = productImages(id, facts, request)
    if (!groups) throw productNotFound(id, request.site.id)
    const named = c.req.queries('variationAttribute') ?? []
    return c.json({ id, imageGroups: request.allImages ? groupsOfValues(groups, named) : groups })
  })
  .all(`${ROOT}/:productId/images`, only('GET'))
  .get(`${ROOT}/:productId/prices`, async (c) => {
    const request = getRequest(c, 'prices')
    const { id, facts } = await findProduct(c, request)
    const response = productPrices(id, facts, request)
    if (!response) throw productNotFound(id, request.site.id)
    return c.json(response)
  })
  .all(`${ROOT}/:productId/prices`, only('GET'))
  .get(`${ROOT}/:productId/promotions`, async (c) => {
    const request = getRequest(c, 'promotions')
    const { id, facts } = await findProduct(c, request)
    const response = productResponse(id, facts, request)
    if (!response) throw productNotFound(id, request.site.id)
    return c.json({ productId: id, ...selectFields(response, '(productPromotions)') })
  })
  .all(`${ROOT}/:productId/promotions`, only('GET'))

function getRequest(c: ProductContext, onlyPart?: ProductExpansion): ProductRequest {
  const place = { site: c.var.site, language: toLanguage(c.var.locale), origin: c.var.origin }
  const query = onlyPart === undefined ? c.req.query() : { ...c.req.query(), expand: onlyPart }
  return productRequest(query, place)
}

/** The product of the path; also accepts an id that was encoded twice. */
async function findProduct(c: ProductContext, request: ProductRequest) {
  const requested = c.req.param('productId') ?? ''
  const id = requested.includes('%') ? decodeAgain(requested) : requested
  return { id, facts: await getFacts(c, request, [id]) }
}

async function getFacts(
  c: ProductContext,
  request: ProductRequest,
  ids: string[],
): Promise<ProductData> {
  const { site, expand, pickup } = request
  const inventoryIds = [...request.inventoryIds, ...(pickup ? [pickup.inventoryId] : [])]
  const visit = expand.has('promotions') ? readPromotionRequest(c) : undefined
  const facts = await readProducts(c.env.DB, { site, ids, inventoryIds, visit })
  const memberIds = ids.flatMap((id) => getMembers(id, facts, expand))
  if (memberIds.length === 0) return facts
  const members = await readProducts(c.env.DB, { site, ids: memberIds, inventoryIds, visit })
  return mergeProductData(facts, members)
}

/** The products that the response shows besides the requested one. */
function getMembers(id: string, facts: ProductData, expand: ProductRequest['expand']): string[] {
  const product = facts.documents.get(id)
  const parts: [ProductExpansion, string[] | undefined][] = [
    ['set_products', product?.setProducts],
    ['bundled_products', product?.bundledProducts?.map((member) => member.id)],
    ['recommendations', findFamily(id, facts)?.recommended],
  ]
  return parts.flatMap(([part, members]) => (expand.has(part) && members) || [])
}

function decodeAgain(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

const productNotFound = (productId: string, siteId: string) =>
  new ProblemError({
    status: 404,
    type: 'product-not-found',
    title: 'Product Not Found',
    detail: `No product with ID '${productId}' for site '${siteId}' could be found.`,
    members: { productId, siteId },
  })

interface Group {
  variationAttributes?: { id: string; values: { value: string }[] }[]
}

/**
 * Keeps the picture groups of the given values, such as `color=clay`; without values it keeps all groups.
 * @throws ProblemError 400 for a text that is not `attribute=value`
 */
function groupsOfValues<Kind extends Group>(groups: Kind[], named: string[]): Kind[] {
  const wanted = idList(...named).map((text) => {
    const [, attribute, value] = /^(\w{1,256})=(.{1,256})$/.exec(text) ?? []
    if (attribute === undefined || value === undefined) throw unreadable()
    return { attribute, value }
  })
  if (wanted.length === 0) return groups
  // A group of a combination has none but wanted values of the attributes that are named.
  return groups.filter(({ variationAttributes = [] }) => {
    const named = variationAttributes.filter(({ id }) =>
      wanted.some(({ attribute }) => attribute === id),
    )
    return (
      named.length > 0 &&
      named.every(({ id, values }) =>
        wanted.some(
          ({ attribute, value }) =>
            attribute === id && values.some((candidate) => candidate.value === value),
        ),
      )
    )
  })
}

const unreadable = () =>
  badRequest('A variation attribute cannot be read.', {
    parameter: 'variationAttribute',
    expected: 'attribute=value',
  })
