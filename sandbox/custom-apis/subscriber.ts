import * as v from 'valibot'

import { isEmail } from '../auth/email-rules.ts'

/** A newsletter subscriber; `location` says where on the site they subscribed. */
export const SubscriberBody = v.object({
  email: v.pipe(v.string(), v.trim(), v.check(isSubscribable, 'It must be an e-mail address.')),
  location: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
  country: v.optional(v.picklist(['US', 'CA'])),
  locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}[-_][A-Z]{2}$/))),
})

/** The newsletter takes no plus sign, as the shop's own forms do. */
function isSubscribable(email: string): boolean {
  return isEmail(email) && !email.includes('+')
}
