import type { Context } from 'hono'

import { factory, type SandboxEnv } from '../../platform/env.ts'
import { only, ProblemError, resourceNotFound } from '../../platform/problems.ts'
import { readBody } from '../../platform/read-body.ts'
import { readProductViews } from '../../search/product-views.ts'
import { recommendationAccount, requireClient, requireSite } from './account.ts'
import { activityBodies, type ActivityName, RecommendationBody } from './activity-bodies.ts'
import { chooseProducts } from '../../recommendations/choose.ts'
import { recordInterest } from '../../recommendations/interests.ts'
import { recommenders, zones } from '../../recommendations/recommenders.ts'

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
    const activity = activityOf(c.req.param('activity'))
    const body = await readBody(c, activityBodies[activity])
    const visitor = { siteId: site.id, cookieId: body.cookieId }
    if (activity === 'viewProduct' && 'product' in body) {
      await recordInterest(c.env.DB, visitor, 'viewed', idsOf([body.product]))
    }
    if (activity === 'addToCart' && 'products' in body) {
      await recordInterest(c.env.DB, visitor, 'added', idsOf(body.products))
    }
    if ('category' in body) {
      await recordInterest(c.env.DB, visitor, 'category', idsOf([body.category]))
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
    productIds: idsOf(products).slice(0, 24),
    categoryIds: idsOf(categories),
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

const idsOf = (items: unknown): string[] =>
  Array.isArray(items)
    ? items.flatMap((item: { id?: unknown }) => (typeof item.id === 'string' ? [item.id] : []))
    : []

function activityOf(name: string): ActivityName {
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
