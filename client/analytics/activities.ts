import type * as v from 'valibot'

import { ACTIVITIES_PATH } from '#shared/analytics/endpoints.ts'
import type { Activities } from '#shared/analytics/activities.ts'
import type { BagLine } from '#shared/bag/bag.ts'
import { CHECKOUT_STEPS } from '#shared/checkout/checkout-steps.ts'

import type { ListedProduct, ProductList } from './follow-products.ts'
import { type Sink, beaconTransport } from './sink.ts'

type Sent = v.InferInput<typeof Activities>
type Activity = Sent['activities'][number]

/** Viewed, followed and bought products, for the recommendation service (spec 3 §7). */
export const activities = {
  name: 'activities',
  group: 'targeting',
  pages: 'all',
  to: '`POST /api/activities`, and from the worker to the service at `RECOMMENDATION_URL`',
  bodies: {
    'page-viewed': ({ page: { path } }) => one({ activity: 'viewPage', path }),
    'product-viewed': ({ event: { product } }) =>
      one({
        activity: 'viewProduct',
        productId: product.productId,
        ...(product.variantId !== null && { variantId: product.variantId }),
      }),
    'products-seen': ({ event: { list, products } }) => one(seenIn(list, idsOf(products))),
    'product-followed': ({ event: { list, product } }) => one(followedIn(list, product.productId)),
    'added-to-bag': ({ event: { line, quantity } }) =>
      one({ activity: 'addToBag', products: [boughtItem({ ...line, quantity })] }),
    'checkout-begun'({ event: { bag } }) {
      const products = boughtIn(bag.lines)
      if (products.length === 0) return null
      return one({ activity: 'beginCheckout', products, amount: bag.total.minorUnits })
    },
    'checkout-step': ({ event: { step } }) =>
      one({
        activity: 'checkoutStep',
        stepName: step,
        stepNumber: CHECKOUT_STEPS.indexOf(step) + 1,
      }),
  },
  open: (context) => beaconTransport(ACTIVITIES_PATH, context),
} satisfies Sink<Sent>

export const idsOf = (products: readonly ListedProduct[]) =>
  products.map(({ productId }) => productId)

const one = (activity: Activity): Sent => ({ activities: [activity] })

function seenIn(list: ProductList, productIds: string[]): Activity {
  switch (list.kind) {
    case 'search':
      return { activity: 'viewSearch', phrase: list.phrase, productIds }
    case 'category':
      return { activity: 'viewCategory', categoryId: list.categoryId, productIds }
    case 'row':
      return { activity: 'viewReco', ...recommendationOf(list), productIds }
  }
}

function followedIn(list: ProductList, productId: string): Activity {
  switch (list.kind) {
    case 'search':
      return { activity: 'clickSearch', phrase: list.phrase, productId }
    case 'category':
      return { activity: 'clickCategory', categoryId: list.categoryId, productId }
    case 'row':
      return { activity: 'clickReco', ...recommendationOf(list), productId }
  }
}

/** The recommender that has chosen a row, or else the row's own name. */
const recommendationOf = ({ recommender, recommendedBy }: RowOfProducts) => ({
  recommender: recommendedBy?.recommender ?? recommender,
  ...(recommendedBy?.recoUUID && { recoUUID: recommendedBy.recoUUID }),
})

type RowOfProducts = Extract<ProductList, { kind: 'row' }>

/** The products of lines that there are some of. */
export const boughtIn = (lines: readonly BoughtLine[]) =>
  lines.filter(({ quantity }) => quantity > 0).map(boughtItem)

type BoughtLine = Pick<BagLine, 'productId' | 'quantity' | 'unitPrice'>

const boughtItem = ({ productId, quantity, unitPrice }: BoughtLine) => ({
  id: productId,
  quantity,
  price: unitPrice.minorUnits,
})
