import * as v from 'valibot'

import { flag } from './preferences.ts'

/** A path, or an address with one. */
const POST_URL = /^(?:https?:\/\/[\w.-]+(?::\d{1,5})?)?(?:\/[\w.-]+){1,8}\/?$/

/** The site preferences that never leave the worker (spec 3 §9.6). */
export const InternalPreferences = v.object({
  /** The ZIP codes where there is no loyalty program. */
  excludedLoyaltyPostalCodes: v.fallback(v.optional(v.array(v.string()), []), []),
  /** Whether objections to the sale of data are submitted. */
  oneTrustDNSReqSubmissionEnabled: flag(false),
  /** Where the service that decides what a page recommends is asked, and for which channel. */
  recommendationChannel: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/))), null),
  recommendationPostUrl: v.fallback(v.nullish(v.pipe(v.string(), v.regex(POST_URL))), null),
})
export type InternalPreferences = v.InferOutput<typeof InternalPreferences>
