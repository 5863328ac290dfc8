import * as v from 'valibot'

import { withCustom } from '../../platform/custom-fields.ts'
import { maxText } from '../../platform/read-body.ts'

const LIST_TYPES = [
  'wish_list',
  'gift_registry',
  'shopping_list',
  'custom_1',
  'custom_2',
  'custom_3',
] as const

const Person = v.object({
  firstName: maxText(256),
  lastName: maxText(256),
  email: maxText(256),
  role: maxText(256),
})
const AddressInfo = v.object({ addressId: maxText(256), title: maxText(256) })

const fields = {
  name: v.exactOptional(v.nullable(maxText(256))),
  description: v.exactOptional(v.nullable(maxText(4000))),
  event: v.exactOptional(
    v.nullable(
      v.object({
        type: maxText(256),
        date: v.exactOptional(maxText(64)),
        city: v.exactOptional(maxText(256)),
        state: v.exactOptional(maxText(256)),
        country: v.exactOptional(maxText(256)),
      }),
    ),
  ),
  registrant: v.exactOptional(v.nullable(Person)),
  coRegistrant: v.exactOptional(v.nullable(Person)),
  shippingAddressInfo: v.exactOptional(v.nullable(AddressInfo)),
  currentShippingAddressInfo: v.exactOptional(v.nullable(AddressInfo)),
  postEventShippingAddressInfo: v.exactOptional(v.nullable(AddressInfo)),
  productListShippingAddress: v.exactOptional(
    v.nullable(
      v.object({
        addressId: maxText(256),
        firstName: v.exactOptional(maxText(256)),
        lastName: v.exactOptional(maxText(256)),
        city: v.exactOptional(maxText(256)),
      }),
    ),
  ),
}

export const NewListBody = v.pipe(
  v.looseObject({
    ...fields,
    type: v.picklist(LIST_TYPES),
    public: v.exactOptional(v.boolean(), false),
  }),
  v.transform(withCustom),
)
export type NewListBody = v.InferOutput<typeof NewListBody>

export const ListBody = v.pipe(
  v.looseObject({ ...fields, public: v.exactOptional(v.boolean()) }),
  v.transform(withCustom),
)
export type ListBody = v.InferOutput<typeof ListBody>

/** The members of a body that are stored unchanged. */
export const listFields = (body: ListBody) => ({
  ...Object.fromEntries(
    Object.keys(fields).flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
  ),
  ...body.custom,
})

const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999))
const Priority = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999))

export const NewItemBody = v.pipe(
  v.looseObject({
    type: v.picklist(['product', 'gift_certificate']),
    productId: v.exactOptional(maxText(100)),
    quantity: Quantity,
    priority: Priority,
    public: v.boolean(),
  }),
  v.transform(withCustom),
)
export type NewItemBody = v.InferOutput<typeof NewItemBody>

export const ItemBody = v.pipe(
  v.looseObject({
    quantity: v.exactOptional(Quantity),
    priority: v.exactOptional(Priority),
    public: v.exactOptional(v.boolean()),
  }),
  v.transform(withCustom),
)
export type ItemBody = v.InferOutput<typeof ItemBody>
