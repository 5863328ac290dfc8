import { newsletterApi } from '#shared/api-paths.ts'
import { SubscribeToNewsletter } from '#shared/newsletter/newsletter.ts'

import { factory } from '../env.ts'
import { limitBody } from '../middleware/limits.ts'
import { requireJson } from '../middleware/same-origin.ts'
import { endpoints } from '../http/endpoints.ts'
import { actionInput, idempotencyKeyOf, MAX_BODY_BYTES } from '../http/personal.ts'

/** The newsletter. Anyone may subscribe, so no session is opened. */
export const newsletter = endpoints(
  factory.createApp().use(limitBody(MAX_BODY_BYTES)).use(requireJson()),
).post(newsletterApi.paths.subscriptions, { agents: 'allowed', limit: 'newsletter' }, async (c) => {
  const input = await actionInput(c, SubscribeToNewsletter)
  const { openNewsletter } = await import('./open-newsletter.ts')
  const subscription = await openNewsletter(c).subscribeToNewsletter(input, idempotencyKeyOf(c))
  return c.json(subscription, 200, { 'Cache-Control': 'no-store' })
})
