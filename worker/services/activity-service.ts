import * as v from 'valibot'

import type { Activity } from '#shared/contract/activities.ts'
import type { Site } from '#shared/site/site.ts'

import type { Config } from '../env.ts'
import { accessOf, productOf, siteIdOf } from './recommendation-service.ts'
import { createServiceClient, type ServiceDependencies } from './service-client.ts'

/** Whose activities these are, for a service that knows neither names nor e-mail addresses. */
export interface ActiveVisitor {
  cookieId: string
  /** Encrypted. Null unless a customer is signed in (spec 3 §6). */
  userId: string | null
}

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

  return (activity, { cookieId, userId }) =>
    client.call({
      operation: activity.activity,
      path: `/v3/activities/${siteIdOf(config, account, site)}/${activity.activity}`,
      body: {
        ...bodyOf(activity, config.publicOrigin),
        realm,
        instanceType,
        cookieId,
        ...(userId !== null && { userId }),
      },
      schema: v.unknown(),
    })
}

/** What each activity says beside the visitor (spec 3 §7). */
function bodyOf(activity: Activity, origin: string) {
  switch (activity.activity) {
    case 'viewProduct':
      return { product: productOf(activity.productId) }
    case 'viewSearch':
      return { searchText: activity.phrase, products: activity.productIds.map(productOf) }
    case 'clickSearch':
      return { searchText: activity.phrase, product: productOf(activity.productId) }
    case 'viewCategory':
      return { category: { id: activity.categoryId }, products: activity.productIds.map(productOf) }
    case 'clickCategory':
      return { category: { id: activity.categoryId }, product: productOf(activity.productId) }
    case 'viewReco':
      return { recommenderName: activity.recommender, products: activity.productIds.map(productOf) }
    case 'clickReco':
      return { recommenderName: activity.recommender, product: productOf(activity.productId) }
    case 'viewPage':
      return { currentLocation: origin + activity.path }
    case 'beginCheckout':
      return { products: activity.products.map(boughtOf), amount: activity.amount / 100 }
    case 'checkoutStep':
      return { stepName: activity.stepName, stepNumber: activity.stepNumber }
    case 'addToCart':
      return { products: activity.products.map(boughtOf) }
  }
}

interface Bought {
  id: string
  price: number
  quantity: number
}

const boughtOf = ({ id, price, quantity }: Bought) => ({
  id,
  sku: '',
  price: price / 100,
  quantity,
})
