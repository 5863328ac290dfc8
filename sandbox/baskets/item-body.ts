import * as v from 'valibot'

import { withCustom } from '../custom-fields.ts'
import { text } from '../read-body.ts'
import { MAX_QUANTITY } from './line-facts.ts'

export const MAX_ITEMS = 100

const ProductId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))
const Quantity = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(MAX_QUANTITY))

/** No product of the catalogue has options. */
const NoOptions = v.pipe(
  v.array(v.unknown()),
  v.maxLength(0, 'The product has no option of this name.'),
)

const wishes = {
  optionItems: v.exactOptional(NoOptions),
  shipmentId: v.exactOptional(text(50)),
  inventoryId: v.exactOptional(text(256)),
  gift: v.exactOptional(v.boolean()),
  giftMessage: v.exactOptional(text(250)),
}

/** One product to put in; what else it says, such as a price, is not listened to. */
export const ItemToAdd = v.pipe(
  v.looseObject({
    productId: ProductId,
    quantity: Quantity(1),
    bonusDiscountLineItemId: v.exactOptional(text(256)),
    ...wishes,
  }),
  v.transform(withCustom),
)
export type ItemToAdd = v.InferOutput<typeof ItemToAdd>

export const ItemsToAdd = v.pipe(v.array(ItemToAdd), v.minLength(1), v.maxLength(MAX_ITEMS))

const changes = {
  productId: v.exactOptional(ProductId),
  quantity: v.exactOptional(Quantity(0)),
  ...wishes,
}

/** What is to be different about the line of the path. */
export const ItemChanges = v.pipe(v.looseObject(changes), v.transform(withCustom))

const ItemUpdate = v.pipe(
  v.looseObject({ itemId: v.pipe(v.string(), v.nonEmpty()), ...changes }),
  v.transform(withCustom),
)
export type ItemUpdate = v.InferOutput<typeof ItemUpdate>

export const ItemUpdates = v.pipe(v.array(ItemUpdate), v.minLength(1), v.maxLength(MAX_ITEMS))
