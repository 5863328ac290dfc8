import * as v from 'valibot'

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
export const DecisionBody = v.looseObject({
  channel: v.optional(v.string()),
  monetateId: v.optional(v.pipe(v.string(), v.maxLength(100))),
  customerId: v.optional(v.string()),
  locale: v.optional(v.string()),
  events: v.pipe(v.array(Event), v.minLength(1), v.maxLength(50)),
})
export type DecisionBody = v.InferOutput<typeof DecisionBody>
