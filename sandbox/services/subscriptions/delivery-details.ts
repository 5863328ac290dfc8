import * as v from 'valibot'

import { maxText } from '../../platform/read-body.ts'

const text = v.pipe(maxText(100), v.trim(), v.minLength(1))

/** The address of an auto-refresh, in the service's names. */
export const RefreshAddress = v.object({
  first_name: text,
  last_name: text,
  address: text,
  address2: v.optional(maxText(100), ''),
  city: text,
  state_province_code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  zip_postal_code: v.pipe(v.string(), v.regex(/^[A-Z0-9 -]{3,10}$/i)),
  country_code: v.picklist(['US', 'CA']),
  phone: v.optional(maxText(30), ''),
})
export type RefreshAddress = v.InferOutput<typeof RefreshAddress>

/** The shop's reference to a saved card, and the parts of it that may be shown. */
export const RefreshPayment = v.object({
  token_id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  cc_type: text,
  cc_number_ending: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  cc_exp_date: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])\/20\d\d$/)),
})
export type RefreshPayment = v.InferOutput<typeof RefreshPayment>
