import * as v from 'valibot'

import { factory } from '../platform/env.ts'
import {
  only,
  type Problem,
  ProblemError,
  resourceNotFound,
  respondWithErrors,
} from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { toLanguage, type Site, type SiteId } from '../platform/site.ts'
import { findSite } from '../sites/sites.ts'
import { type ViewContext, readProductViews } from '../search/product-views.ts'
import { chooseProducts } from '../recommendations/choose.ts'
import { recordInterest } from '../recommendations/interests.ts'
import { recommenders } from '../recommendations/recommenders.ts'
import { getSocialProof } from './social-proof.ts'
import { OWN_DATA, plannedDecisions } from './planned-decisions.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const Product = v.looseObject({ productId: id, sku: v.optional(v.string()) })
const products = v.pipe(v.array(Product), v.minLength(1), v.maxLength(200))

const CartLine = v.looseObject({
  pid: id,
  sku: v.optional(v.string()),
  quantity: v.pipe(v.number(), v.minValue(0)),
  value: v.optional(v.union([v.string(), v.number()])),
})

const Event = v.variant('eventType', [
  v.looseObject({
    eventType: v.literal('monetate:decision:DecisionRequest'),
    requestId: id,
    /** Only actions of these types. */
    actionTypes: v.optional(v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(20))),
  }),
  v.looseObject({
    eventType: v.literal('monetate:context:PageView'),
    pageType: v.string(),
    url: v.optional(v.string()),
    path: v.optional(v.string()),
  }),
  v.looseObject({ eventType: v.literal('monetate:context:ProductDetailView'), products }),
  v.looseObject({
    eventType: v.literal('monetate:context:ProductThumbnailView'),
    products: v.pipe(v.array(v.union([id, Product])), v.maxLength(200)),
  }),
  v.looseObject({
    eventType: v.literal('monetate:context:Cart'),
    cartLines: v.pipe(v.array(CartLine), v.maxLength(200)),
  }),
])

/** The events of a visit, with the decisions requested for it. */
const DecisionBody = v.looseObject({
  channel: v.optional(v.string()),
  monetateId: v.optional(v.pipe(v.string(), v.maxLength(100))),
  customerId: v.optional(v.string()),
  locale: v.optional(v.string()),
  events: v.pipe(v.array(Event), v.minLength(1), v.maxLength(50)),
})
type DecisionBody = v.InferOutput<typeof DecisionBody>

const PATH = '/api/engine/v1/decide/:channel'

const siteByChannel: ReadonlyMap<string, SiteId> = new Map([
  ['web-us', 'us'],
  ['web-ca', 'ca'],
])

export const personalisationService = {
  path: '/services/personalisation',
  channels: { us: 'web-us', ca: 'web-ca' },
} as const

/** Receives a visitor's events on a channel, and decides what to show. */
export const personalisation = factory
  .createApp()
  .post(PATH, async (c) => {
    const site = getSite(c.req.param('channel'))
    const body = await readBody(c, DecisionBody)
    const language = body.locale?.startsWith('fr') ? toLanguage('fr-CA') : 'en'
    const visit = parseVisit(body)
    const { cookieId } = visit
    if (cookieId !== undefined) {
      await recordInterest(c.env.DB, { siteId: site.id, cookieId }, 'viewed', visit.productIds)
    }
    const place = { site, language, origin: c.var.origin }
    const wantsMore = visit.requests.some(({ actionTypes }) => !actionTypes?.includes(OWN_DATA))
    const actions = [
      ...(wantsMore ? await actionsFor(c.env.DB, visit, place) : []),
      ...plannedDecisions(site.id),
    ]
    return c.json({
      meta: { code: 200, monetateId: cookieId ?? crypto.randomUUID() },
      data: {
        responses: visit.requests.map(({ requestId, actionTypes }) => ({
          requestId,
          actions: actions.filter(({ actionType }) => actionTypes?.includes(actionType) ?? true),
        })),
      },
    })
  })
  .all(PATH, only('POST'))
  .all('*', () => {
    throw resourceNotFound()
  })
  .onError(
    respondWithErrors(({ status, title, detail }: Problem) => ({
      meta: { code: status, errors: [{ title, detail }] },
    })),
  )

interface Visit {
  cookieId: string | undefined
  requests: { requestId: string; actionTypes?: string[] | undefined }[]
  /** Products of the current product page. */
  productIds: string[]
  /** Products of lists. */
  thumbnailIds: string[]
  cartIds: string[]
}

const parseVisit = ({ monetateId, events }: DecisionBody): Visit => ({
  cookieId: monetateId,
  requests: events.filter((event) => event.eventType === 'monetate:decision:DecisionRequest'),
  productIds: events.flatMap((event) =>
    event.eventType === 'monetate:context:ProductDetailView'
      ? event.products.map(({ productId }) => productId)
      : [],
  ),
  thumbnailIds: events.flatMap((event) =>
    event.eventType === 'monetate:context:ProductThumbnailView'
      ? event.products.map((product) => (typeof product === 'string' ? product : product.productId))
      : [],
  ),
  cartIds: events.flatMap((event) =>
    event.eventType === 'monetate:context:Cart' ? event.cartLines.map(({ pid }) => pid) : [],
  ),
})

/**
 * On a product page: similar and recently viewed products. Elsewhere: products that go with the
 * bag, or bestsellers.
 */
async function actionsFor(db: D1Database, visit: Visit, place: ViewContext) {
  const { cookieId, productIds, cartIds } = visit
  const siteId = place.site.id
  const beside = productIds.length > 0 ? productIds : cartIds
  const components =
    productIds.length > 0
      ? { product1_rr: 'pdp-similar-items', product2_rr: 'viewed-recently-einstein' }
      : cartIds.length > 0
        ? { cart1_rr: 'cart1_rr', cart2_rr: 'cart2_rr' }
        : {
            home1_rr: 'home-top-revenue-for-category',
            home2_rr: 'products-in-all-categories',
          }
  const choice = { siteId, cookieId, productIds: beside, categoryIds: [] }
  const carousels = await Promise.all(
    Object.entries(components).map(async ([component, recommender]) => {
      const chosen = await chooseProducts(
        db,
        recommenders[recommender]?.strategy ?? 'popular',
        choice,
      )
      // A visitor who has viewed nothing is shown what goes with the product.
      const ids =
        chosen.length > 0
          ? chosen
          : await chooseProducts(
              db,
              recommenders['product-to-product-einstein']?.strategy ?? 'alike',
              choice,
            )
      return {
        actionType: 'monetate:action:RecommendationsJson',
        component,
        items: (await readProductViews(db, ids, place)).map((view) => ({
          id: view.id,
          itemGroupId: view.id,
          title: view.name,
          link: view.url,
          imageLink: view.image,
          price: view.price,
        })),
      }
    }),
  )
  const shown = [...new Set([...productIds, ...visit.thumbnailIds])]
  const proof = Object.entries(await getSocialProof(db, shown, place.language))
  return [
    ...carousels,
    ...(proof.length === 0
      ? []
      : [
          {
            actionType: 'monetate:action:SocialProof',
            component: 'social-proof',
            socialProofData: proof.map(([productId, { component, count, message }]) => ({
              productId,
              proofType: component,
              count,
              message,
            })),
          },
        ]),
  ]
}

function getSite(channel: string): Site {
  const site = findSite(siteByChannel.get(channel))
  if (site) return site
  throw new ProblemError({
    status: 404,
    type: 'channel-not-found',
    title: 'Channel Not Found',
    detail: `There is no channel '${channel.slice(0, 60)}'.`,
  })
}
