import * as v from 'valibot'

import { hexId } from '../../platform/hex.ts'
import { withCustom } from '../../platform/custom-fields.ts'
import { maxText } from '../../platform/read-body.ts'
import { ADDRESS_FIELDS, type OrderAddress } from './model.ts'

const MAX_CHARACTERS = 256

/** An address, which may be incomplete until an order is placed. */
export const AddressBody = v.pipe(
  v.looseObject({
    ...v.entriesFromList(ADDRESS_FIELDS, v.exactOptional(maxText(MAX_CHARACTERS))),
    countryCode: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  }),
  v.transform(withCustom),
)
export type AddressBody = v.InferOutput<typeof AddressBody>

export function orderAddress(body: AddressBody): OrderAddress {
  const given = ADDRESS_FIELDS.flatMap((name) => {
    const value = body[name]?.trim()
    return value === undefined || value === '' ? [] : [[name, value] as const]
  })
  return { id: hexId(), fields: Object.fromEntries(given), custom: body.custom }
}

export const formatFullName = ({ fields }: OrderAddress) =>
  [fields.firstName, fields.lastName].filter((name) => name !== undefined).join(' ')
