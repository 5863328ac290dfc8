import * as v from 'valibot'

import type { Activity } from '#shared/analytics/activities.ts'
import type { Site } from '#shared/site/site.ts'

import type { Config } from '../config/env.ts'
import {
  accessOf,
  visitorFields,
  toWireProduct,
  wireSiteId,
  type ActiveVisitor,
} from './recommendation-account.ts'
import { createServiceClient, type ServiceDependencies } from '../upstream/service-client.ts'

interface ActivityContext extends ServiceDependencies<
  Pick<Config, 'recommendations' | 'commerce' | 'publicOrigin'>
> {
  site: Site
}

type SendActivity = (activity: Activity, visitor: ActiveVisitor) => Promise<unknown>

/** Sends activities to the recommendation service. Their failures say nothing about recommendations. Null without it. */
export function createActivityService({
  site,
  config,
  ...dependencies
}: ActivityContext): SendActivity | null {
  const account = config.recommendations
  if (!account) return null
  const service = { name: 'activities', deadlineMs: 2_000, accessOf }
  const client = createServiceClient({ ...dependencies, config: account }, service)
  const { realm, instanceType } = account

  return (activity, visitor) =>
    client.call({
      operation: activity.activity,
      // Each activity can be found in the service's log by itself.
      headers: { 'x-request-id': crypto.randomUUID() },
      path: `/v3/activities/${wireSiteId(config, account, site)}/${activityName(activity)}`,
      body: {
        ...activityBody(activity, config.publicOrigin),
        realm,
        instanceType,
        ...visitorFields(visitor),
      },
      schema: v.unknown(),
      subject: visitor.cookieId,
    })
}

/** The service has its own name for adding to the bag. */
const activityName = ({ activity }: Activity) => (activity === 'addToBag' ? 'addToCart' : activity)

/** The fields of each activity besides the visitor (spec 3 §7). */
function activityBody(activity: Activity, origin: string) {
  if ('path' in activity) return { currentLocation: origin + activity.path }
  if ('stepName' in activity)
    return { stepName: activity.stepName, stepNumber: activity.stepNumber }
  if ('products' in activity) {
    const products = activity.products.map(toPurchases)
    return { products, ...('amount' in activity && { amount: activity.amount / 100 }) }
  }
  return { ...listFields(activity), ...toProducts(activity) }
}

/** Where products are listed. Nothing for a product's own page. */
function listFields(activity: object) {
  if ('phrase' in activity) return { searchText: activity.phrase }
  if ('categoryId' in activity) return { category: { id: activity.categoryId } }
  if (!('recommender' in activity)) return {}
  const choice = 'recoUUID' in activity ? { __recoUUID: activity.recoUUID } : {}
  return { recommenderName: activity.recommender, ...choice }
}

type Shown = { productId: string; variantId?: string } | { productIds: readonly string[] }

const toProducts = (activity: Shown) =>
  'productId' in activity
    ? { product: toWireProduct(activity.productId, activity.variantId) }
    : { products: activity.productIds.map((id) => toWireProduct(id)) }

interface Bought {
  id: string
  price: number
  quantity: number
}

const toPurchases = ({ id, price, quantity }: Bought) => ({
  id,
  sku: '',
  price: price / 100,
  quantity,
})
