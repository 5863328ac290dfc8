import type { Context } from 'hono'
import * as v from 'valibot'

import { factory, type SandboxEnv } from '../../platform/env.ts'
import { only, ProblemError, resourceNotFound } from '../../platform/problems.ts'
import { readBody } from '../../platform/read-body.ts'
import { readProductViews } from '../../search/product-views.ts'
import { chooseProducts } from '../../recommendations/choose.ts'
import { recordInterest } from '../../recommendations/interests.ts'
import { recommenders, zones } from '../../recommendations/recommenders.ts'
import type { Site } from '../../platform/site.ts'
import { sites } from '../../sites/sites.ts'

/** Credentials of the recommendation service's callers; they protect nothing. */
const recommendationAccount = {
  clientId: '33333333-3333-4333-8333-333333333333',
  realm: 'jwck',
  sites: { us: 'jwck-us', ca: 'jwck-ca' },
} as const

/** @throws ProblemError 401 without the client id. */
function requireClient(clientId: string | undefined) {
  if (clientId === recommendationAccount.clientId) return
  throw new ProblemError({
    status: 401,
    type: 'unauthorized',
    title: 'Unauthorized',
    detail: 'The header x-cq-client-id names no client.',
  })
}

/**
 * Finds a site by the service's id for it, or by its own.
 * @throws ProblemError 404 for any other.
 */
const serviceSites = new Map(Object.entries(recommendationAccount.sites))

function requireSite(name: string): Site {
  const found = sites.find(({ id }) => name === id || name === serviceSites.get(id))
  if (found) return found
  throw new ProblemError({
    status: 404,
    type: 'site-not-found',
    title: 'Site Not Found',
    detail: `There is no site '${name.slice(0, 60)}'.`,
  })
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const amount = v.pipe(v.number(), v.minValue(0))

/** Salesforce's own client sends no id for some products, and empty texts for ids that a product lacks. */
const otherId = v.optional(v.pipe(v.string(), v.maxLength(100)))

const Product = v.looseObject({ id: v.optional(id), sku: otherId, altId: otherId })
const products = v.pipe(v.array(Product), v.maxLength(200))
const BoughtProduct = v.looseObject({ id, sku: otherId, price: amount, quantity: amount })
const bought = v.pipe(v.array(BoughtProduct), v.minLength(1), v.maxLength(200))

const person = {
  cookieId: id,
  userId: v.optional(v.string()),
  realm: v.optional(v.literal(recommendationAccount.realm)),
  instanceType: v.optional(v.picklist(['prd', 'sbx'])),
}
const searched = { searchText: v.pipe(v.string(), v.minLength(1), v.maxLength(500)) }
const category = v.looseObject({ id })
const shown = { recommenderName: id, __recoUUID: v.optional(v.string()) }
const step = { stepName: v.string(), stepNumber: v.pipe(v.number(), v.integer()) }

/** The body of each activity. */
const activityBodies = {
  viewProduct: v.looseObject({ ...person, product: Product }),
  viewSearch: v.looseObject({ ...person, ...searched, products: v.optional(products) }),
  clickSearch: v.looseObject({ ...person, ...searched, product: Product }),
  viewCategory: v.looseObject({ ...person, category, products: v.optional(products) }),
  clickCategory: v.looseObject({ ...person, category, product: Product }),
  viewReco: v.looseObject({ ...person, ...shown, products: v.optional(products) }),
  clickReco: v.looseObject({ ...person, ...shown, product: Product }),
  viewPage: v.looseObject({ ...person, currentLocation: v.string() }),
  beginCheckout: v.looseObject({ ...person, products: bought, amount: v.optional(amount) }),
  checkoutStep: v.looseObject({ ...person, ...step }),
  addToCart: v.looseObject({ ...person, products: bought }),
} as const

type ActivityName = keyof typeof activityBodies

/**
 * The visitor and the products to base recommendations on. Without a cookie id they are not
 * personal.
 */
const RecommendationBody = v.looseObject({
  ...person,
  cookieId: v.optional(id),
  products: v.optional(products, []),
  categories: v.optional(v.pipe(v.array(category), v.maxLength(20)), []),
})
type RecommendationBody = v.InferOutput<typeof RecommendationBody>

type RecommendationContext = Context<SandboxEnv>

const ACTIVITY = '/v3/activities/:site/:activity'
const RECOMMENDERS = '/v3/personalization/recommenders/:site'
const RECS = '/v3/personalization/recs/:site/:recommender'
const ZONE = '/v3/personalization/:site/zones/:zone/recs'

/** Receives visitors' activities, and recommends products based on them. */
export const recommendations = factory
  .createApp()
  .use(async (c, next) => {
    requireClient(c.req.header('x-cq-client-id') ?? c.req.query('clientId'))
    await next()
  })
  .post(ACTIVITY, async (c) => {
    const site = requireSite(c.req.param('site'))
    const activity = getActivity(c.req.param('activity'))
    const body = await readBody(c, activityBodies[activity])
    const visitor = { siteId: site.id, cookieId: body.cookieId }
    if (activity === 'viewProduct' && 'product' in body) {
      await recordInterest(c.env.DB, visitor, 'viewed', readIds([body.product]))
    }
    if (activity === 'addToCart' && 'products' in body) {
      await recordInterest(c.env.DB, visitor, 'added', readIds(body.products))
    }
    if ('category' in body) {
      await recordInterest(c.env.DB, visitor, 'category', readIds([body.category]))
    }
    return c.json({ uuid: crypto.randomUUID() })
  })
  .all(ACTIVITY, only('POST'))
  .get(RECOMMENDERS, (c) => {
    requireSite(c.req.param('site'))
    return c.json({
      recommenders: Object.entries(recommenders).map(([name, { displayMessage, strategy }]) => ({
        name,
        description: displayMessage,
        recommenderType: strategy,
      })),
    })
  })
  .all(RECOMMENDERS, only('GET'))
  .post(RECS, (c) => recommend(c, c.req.param('recommender')))
  .all(RECS, only('POST'))
  .post(ZONE, (c) => {
    const zone = c.req.param('zone')
    const recommender = Object.hasOwn(zones, zone) ? zones[zone] : undefined
    if (recommender === undefined) throw notFound('zone', zone)
    return recommend(c, recommender)
  })
  .all(ZONE, only('POST'))
  .all('*', () => {
    throw resourceNotFound()
  })

export const recommendationService = {
  path: '/services/recommendations',
  ...recommendationAccount,
  recommenders: Object.keys(recommenders),
  zones,
}

async function recommend(c: RecommendationContext, name: string) {
  const site = requireSite(c.req.param('site') ?? '')
  const recommender = Object.hasOwn(recommenders, name) ? recommenders[name] : undefined
  if (!recommender) throw notFound('recommender', name)
  const { cookieId, products, categories } = await readBody(c, RecommendationBody)
  const ids = await chooseProducts(c.env.DB, recommender.strategy, {
    siteId: site.id,
    cookieId,
    productIds: readIds(products).slice(0, 24),
    categoryIds: readIds(categories),
  })
  const place = { site, language: 'en' as const, origin: c.var.origin }
  const views = await readProductViews(c.env.DB, ids, place)
  return c.json({
    recoUUID: crypto.randomUUID(),
    recommenderName: name,
    displayMessage: recommender.displayMessage,
    recs: views.map(({ id, name: product_name, image, url, price }) => ({
      id,
      product_name,
      image_url: image,
      product_url: url,
      price,
    })),
  })
}

const readIds = (items: unknown): string[] =>
  Array.isArray(items)
    ? items.flatMap((item: { id?: unknown }) => (typeof item.id === 'string' ? [item.id] : []))
    : []

function getActivity(name: string): ActivityName {
  for (const known of activityNames) if (known === name) return known
  throw notFound('activity', name)
}

const activityNames = [
  'viewProduct',
  'viewSearch',
  'clickSearch',
  'viewCategory',
  'clickCategory',
  'viewReco',
  'clickReco',
  'viewPage',
  'beginCheckout',
  'checkoutStep',
  'addToCart',
] as const satisfies ActivityName[]

const notFound = (what: 'activity' | 'recommender' | 'zone', name: string) =>
  new ProblemError({
    status: 404,
    type: `${what}-not-found`,
    title: `${what[0]?.toUpperCase()}${what.slice(1)} Not Found`,
    detail: `There is no ${what} '${name.slice(0, 60)}'.`,
  })
