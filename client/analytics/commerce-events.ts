import type * as v from 'valibot'

import type {
  BrowserEvent,
  BrowserEvents,
  CommerceItem,
} from '#shared/analytics/commerce-events.ts'
import { inMajorUnits, soldIn, soldOf } from '#shared/analytics/commerce-items.ts'
import { shortened, withoutContacts } from '#shared/analytics/event-text.ts'
import { TAG_EVENTS_PATH } from '#shared/analytics/endpoints.ts'
import type { Money } from '#shared/money/money.ts'

import type { ViewedProduct } from './follow-pages.ts'
import type { ListedProduct, ProductList } from './follow-products.ts'
import type { Promotion } from './follow-promotions.ts'
import { knownProducts } from './known-products.ts'
import { openTagManager, TO_TAG_MANAGER } from './service-sinks.ts'
import { beaconTransport, type Sink } from './sink.ts'

/** Analytics 4 wants to know which tool has chosen the variant. */
const EXPERIMENT_TOOL = 'shop'

/** What shoppers do, with the names and parameters of Analytics 4. */
const bodies = {
  'products-seen': ({ event: { list, products } }) => ({
    name: 'view_item_list',
    params: { ...listFields(list), items: products.map((each) => listedItem(each, list)) },
  }),
  'product-followed': ({ event: { list, product } }) => ({
    name: 'select_item',
    params: { ...listFields(list), items: [listedItem(product, list)] },
  }),
  'product-viewed': ({ event: { product } }) => ({
    name: 'view_item',
    params: { ...valueOf(product.price), items: [viewedItem(product)] },
  }),
  'wish-added'({ event: { productId } }) {
    const { name = '', price = null } = knownProducts.get(productId) ?? {}
    const items = [itemOf({ id: productId, name, price })]
    return { name: 'add_to_wishlist', params: { ...valueOf(price), items } }
  },
  'added-to-bag': ({ event: { line, quantity } }) => ({
    name: 'add_to_cart',
    params: soldOf(line, quantity),
  }),
  'removed-from-bag': ({ event: { line, quantity } }) => ({
    name: 'remove_from_cart',
    params: soldOf(line, quantity),
  }),
  'bag-viewed'({ event: { bag } }) {
    const sold = soldIn(bag)
    if (!sold) return null
    const { coupon: _coupon, ...params } = sold
    return { name: 'view_cart', params }
  },
  'checkout-begun'({ event: { bag } }) {
    const params = soldIn(bag)
    return params && { name: 'begin_checkout', params }
  },
  'shipping-info-added'({ event: { bag, tier } }) {
    const sold = soldIn(bag)
    const params = sold && { ...sold, ...(tier !== null && { shipping_tier: tier }) }
    return params && { name: 'add_shipping_info', params }
  },
  'payment-info-added'({ event: { bag, paymentType } }) {
    const sold = soldIn(bag)
    return sold && { name: 'add_payment_info', params: { ...sold, payment_type: paymentType } }
  },
  'promotion-seen': ({ event: { promotion } }) => ({
    name: 'view_promotion',
    params: promotionFields(promotion),
  }),
  'promotion-followed': ({ event: { promotion, creative } }) => ({
    name: 'select_promotion',
    params: {
      ...promotionFields(promotion),
      ...(creative && { creative_name: shortened(creative) }),
    },
  }),
  searched: ({ event: { term } }) => ({
    name: 'search',
    params: { search_term: shortened(withoutContacts(term)) },
  }),
  'variant-viewed': ({ event: { experiment, variant } }) => ({
    name: 'experience_impression',
    params: { exp_variant_string: `${EXPERIMENT_TOOL}-${experiment}-${variant}` },
  }),
  user_login: ({ event: { method } }) => ({ name: 'login', params: { method } }),
} satisfies Sink<BrowserEvent>['bodies']

/** What shoppers see and buy, for the tags of the shop's pages. */
export const commerceEvents = {
  name: 'commerce-events',
  group: 'targeting',
  pages: 'shop',
  to: TO_TAG_MANAGER,
  bodies,
  async open(context) {
    const push = await openTagManager(context)
    if (!push) return null
    return {
      send({ name, params }) {
        const isPlain = name === 'search' || name === 'login' || name === 'experience_impression'
        // Without this, the tag manager merges the parameters of one event into the next.
        if (!isPlain) push({ ecommerce: null })
        push({ event: name, ...(isPlain ? params : { ecommerce: params }) })
      },
    }
  },
} satisfies Sink<BrowserEvent>

type Sent = v.InferInput<typeof BrowserEvents>

/** The same where no tag may run. The edge adds purchases, refunds and registrations, which only it knows for certain. */
export const tagServer = {
  name: 'tag-server',
  group: 'targeting',
  pages: 'strict',
  to: '`POST /api/tag-events`, and from the worker to the tag server at `TAG_SERVER_URL`',
  bodies,
  open(context) {
    const beacon = beaconTransport(TAG_EVENTS_PATH, context)
    return { send: (event) => beacon.send({ events: [event] } satisfies Sent) }
  },
} satisfies Sink<BrowserEvent>

const valueOf = (price: Money | null) =>
  price && { currency: price.currency, value: inMajorUnits(price) }

interface NamedProduct {
  id: string
  name: string
  price: Money | null
}

const itemOf = ({ id, name, price }: NamedProduct): CommerceItem => ({
  item_id: id,
  ...(name && { item_name: shortened(name) }),
  ...(price && { price: inMajorUnits(price) }),
  quantity: 1,
})

function listFields(list: ProductList) {
  switch (list.kind) {
    // The phrase is what the shopper has typed.
    case 'search':
      return { item_list_id: 'search' }
    case 'category':
      return { item_list_id: list.categoryId, ...named(list) }
    case 'row':
      return { item_list_id: list.recommender, ...named(list) }
  }
}

const named = ({ name }: { name: string }) => name !== '' && { item_list_name: shortened(name) }

const listedItem = (
  { productId, name, price, index }: ListedProduct,
  list: ProductList,
): CommerceItem => ({
  ...itemOf({ id: productId, name, price }),
  ...(list.kind === 'category' && list.name !== '' && { item_category: shortened(list.name) }),
  index,
})

const CATEGORY_FIELDS = [
  'item_category',
  'item_category2',
  'item_category3',
  'item_category4',
  'item_category5',
] as const

function viewedItem(product: ViewedProduct): CommerceItem {
  const { productId, variantId, name, brand, categories, values, price } = product
  return {
    ...itemOf({ id: variantId ?? productId, name, price }),
    ...(brand && { item_brand: shortened(brand) }),
    ...Object.fromEntries(
      CATEGORY_FIELDS.flatMap((field, index) => {
        const category = categories[index]
        return category ? [[field, shortened(category)]] : []
      }),
    ),
    ...(values.length > 0 && { item_variant: shortened(values.join(' / ')) }),
  }
}

const promotionFields = ({ id, name, slot }: Promotion) => ({
  ...(id !== null && { promotion_id: id }),
  ...(name !== null && { promotion_name: shortened(name) }),
  creative_slot: slot,
})
