import * as v from 'valibot'

import { withCustom } from '../../platform/custom-fields.ts'
import { maxText } from '../../platform/read-body.ts'
import { MAX_QUANTITY } from './line-facts.ts'

/** The gift message of a line or shipment. */
export const GiftMessage = maxText(4000)

export const MAX_ITEMS = 100

const ProductId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))
const Quantity = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(MAX_QUANTITY))

const OptionId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))
const OptionItems = v.pipe(
  v.array(v.object({ optionId: OptionId, optionValueId: OptionId })),
  v.maxLength(20),
)

const sharedFields = {
  optionItems: v.exactOptional(OptionItems),
  shipmentId: v.exactOptional(maxText(50)),
  inventoryId: v.exactOptional(maxText(256)),
  gift: v.exactOptional(v.boolean()),
  giftMessage: v.exactOptional(GiftMessage),
}

/** A product to add; other fields, such as a price, are ignored. */
export const ItemToAdd = v.pipe(
  v.looseObject({
    productId: ProductId,
    quantity: Quantity(1),
    bonusDiscountLineItemId: v.exactOptional(maxText(256)),
    productListItem: v.exactOptional(v.object({ id: v.pipe(v.string(), v.nonEmpty()) })),
    ...sharedFields,
  }),
  v.transform(withCustom),
)
export type ItemToAdd = v.InferOutput<typeof ItemToAdd>

export const ItemsToAdd = v.pipe(v.array(ItemToAdd), v.minLength(1), v.maxLength(MAX_ITEMS))

const changes = {
  productId: v.exactOptional(ProductId),
  quantity: v.exactOptional(Quantity(0)),
  ...sharedFields,
}

/** Changes to the line in the path. */
export const ItemChanges = v.pipe(v.looseObject(changes), v.transform(withCustom))

const ItemUpdate = v.pipe(
  v.looseObject({ itemId: v.pipe(v.string(), v.nonEmpty()), ...changes }),
  v.transform(withCustom),
)
export type ItemUpdate = v.InferOutput<typeof ItemUpdate>

export const ItemUpdates = v.pipe(v.array(ItemUpdate), v.minLength(1), v.maxLength(MAX_ITEMS))
