import * as v from 'valibot'

import { MOST_TEXT, withoutContacts } from './event-text.ts'

/** More than a page shows. */
const MAX_ITEMS = 200
/** The Measurement Protocol takes no more in one request. */
const MAX_EVENTS = 25

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_TEXT))
const id = v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/))
/** In major units, as `26.95`. */
const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100_000_000))

/** A product, with the field names of Analytics 4. */
export const CommerceItem = v.strictObject({
  item_id: id,
  item_name: v.exactOptional(text),
  item_brand: v.exactOptional(text),
  item_category: v.exactOptional(text),
  item_category2: v.exactOptional(text),
  item_category3: v.exactOptional(text),
  item_category4: v.exactOptional(text),
  item_category5: v.exactOptional(text),
  /** The chosen values, as "Large / Oak". */
  item_variant: v.exactOptional(text),
  item_list_id: v.exactOptional(id),
  item_list_name: v.exactOptional(text),
  /** The place in a list, from 0. */
  index: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
  /** Of one, after its reductions. */
  price: v.exactOptional(amount),
  /** What one is reduced by. */
  discount: v.exactOptional(amount),
  quantity: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))),
})
export type CommerceItem = v.InferOutput<typeof CommerceItem>

const items = v.pipe(v.array(CommerceItem), v.minLength(1), v.maxLength(MAX_ITEMS))
const listed = { item_list_id: id, item_list_name: v.exactOptional(text), items }
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
/** A product without a price has no value. */
const looked = { currency: v.exactOptional(currency), value: v.exactOptional(amount), items }
const sold = { currency, value: amount, items }
const paid = { ...sold, coupon: v.exactOptional(text) }
const promotion = {
  promotion_id: v.exactOptional(id),
  promotion_name: v.exactOptional(text),
  creative_name: v.exactOptional(text),
  creative_slot: id,
}

/* @__NO_SIDE_EFFECTS__ */
const event = <const Name extends string, const Params extends v.ObjectEntries>(
  name: Name,
  params: Params,
) => v.strictObject({ name: v.literal(name), params: v.strictObject(params) })

/** An event of a shopper in the browser, with the names and parameters of Analytics 4. */
export const BrowserEvent = v.variant('name', [
  event('view_item_list', listed),
  event('select_item', listed),
  event('view_item', looked),
  event('add_to_wishlist', looked),
  event('add_to_cart', sold),
  event('remove_from_cart', sold),
  event('view_cart', sold),
  event('begin_checkout', paid),
  event('add_shipping_info', { ...paid, shipping_tier: v.exactOptional(text) }),
  event('add_payment_info', { ...paid, payment_type: v.exactOptional(text) }),
  event('view_promotion', promotion),
  event('select_promotion', promotion),
  event('search', { search_term: v.pipe(text, v.transform(withoutContacts)) }),
  event('experience_impression', {
    exp_variant_string: v.pipe(v.string(), v.regex(/^shop-[a-z0-9_]{1,40}-[a-z0-9_]{1,40}$/)),
  }),
  event('login', { method: v.picklist(['password', 'passkey']) }),
])
export type BrowserEvent = v.InferOutput<typeof BrowserEvent>

/** Events in one message to the shop. */
export const BrowserEvents = v.strictObject({
  events: v.pipe(v.array(BrowserEvent), v.minLength(1), v.maxLength(MAX_EVENTS)),
})

interface Sale {
  transaction_id: string
  currency: string
  value: number
  items: CommerceItem[]
}

/** An event that only the edge knows for certain, because the commerce service has confirmed it. */
export type EdgeEvent =
  | {
      name: 'purchase'
      params: Sale & { tax?: number; shipping?: number; coupon?: string }
    }
  | { name: 'refund'; params: Sale }
  | { name: 'login'; params: { method: 'code' } }
  | { name: 'sign_up'; params: { method: 'email' } }

export type CommerceEvent = BrowserEvent | EdgeEvent
