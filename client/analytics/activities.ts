import type * as v from 'valibot'

import { ACTIVITIES_PATH } from '#shared/analytics/endpoints.ts'
import type { Activities } from '#shared/analytics/activities.ts'
import type { BagLine } from '#shared/bag/bag.ts'

import type { ProductList } from './follow-products.ts'
import { productIdIn } from './page-type.ts'
import { type Sink, beaconTransport } from './sink.ts'

type Sent = v.InferInput<typeof Activities>
type Activity = Sent['activities'][number]

const STEPS: Readonly<Record<string, Activity>> = {
  'shipping page': { activity: 'checkoutStep', stepName: 'shipping', stepNumber: 1 },
  'billing page': { activity: 'checkoutStep', stepName: 'billing', stepNumber: 2 },
  'checkout review': { activity: 'checkoutStep', stepName: 'review', stepNumber: 3 },
}

/** Viewed, followed and bought products, for the recommendation service (spec 3 §7). */
export const activities: Sink<Sent> = {
  name: 'activities',
  group: 'targeting',
  pages: 'all',
  to: '`POST /api/activities`, and from the worker to the service at `RECOMMENDATION_URL`',
  bodies: {
    'page-viewed'({ page: { path, type } }) {
      const productId = type === 'product' ? productIdIn(path) : null
      const step = STEPS[type]
      return {
        activities: [
          { activity: 'viewPage', path },
          ...(productId === null ? [] : [{ activity: 'viewProduct' as const, productId }]),
          ...(step ? [step] : []),
        ],
      }
    },
    'products-seen': ({ event: { list, productIds } }) => one(seenIn(list, [...productIds])),
    'product-followed': ({ event: { list, productId } }) => one(followedIn(list, productId)),
    'added-to-bag': ({ event: { line, quantity } }) =>
      one({ activity: 'addToBag', products: [boughtItem({ ...line, quantity })] }),
    'checkout-begun'({ event: { lines, total } }) {
      const products = boughtIn(lines)
      if (products.length === 0) return null
      return one({ activity: 'beginCheckout', products, amount: total.minorUnits })
    },
  },
  open: (context) => beaconTransport(ACTIVITIES_PATH, context),
}

const one = (activity: Activity): Sent => ({ activities: [activity] })

function seenIn(list: ProductList, productIds: string[]): Activity {
  switch (list.kind) {
    case 'search':
      return { activity: 'viewSearch', phrase: list.phrase, productIds }
    case 'category':
      return { activity: 'viewCategory', categoryId: list.categoryId, productIds }
    case 'row':
      return { activity: 'viewReco', recommender: list.recommender, productIds }
  }
}

function followedIn(list: ProductList, productId: string): Activity {
  switch (list.kind) {
    case 'search':
      return { activity: 'clickSearch', phrase: list.phrase, productId }
    case 'category':
      return { activity: 'clickCategory', categoryId: list.categoryId, productId }
    case 'row':
      return { activity: 'clickReco', recommender: list.recommender, productId }
  }
}

/** The products of lines that there are some of. */
export const boughtIn = (lines: readonly BoughtLine[]) =>
  lines.filter(({ quantity }) => quantity > 0).map(boughtItem)

type BoughtLine = Pick<BagLine, 'productId' | 'quantity' | 'unitPrice'>

const boughtItem = ({ productId, quantity, unitPrice }: BoughtLine) => ({
  id: productId,
  quantity,
  price: unitPrice.minorUnits,
})
