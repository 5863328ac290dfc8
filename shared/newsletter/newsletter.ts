import * as v from 'valibot'

import { typedLine } from '../text/typed.ts'

export const SubscribeToNewsletter = v.strictObject({
  email: typedLine(),
})
export type SubscribeToNewsletter = v.InferOutput<typeof SubscribeToNewsletter>

export const NewsletterSubscription = v.object({ status: v.literal('subscribed') })
export type NewsletterSubscription = v.InferOutput<typeof NewsletterSubscription>
