import { emailProblem } from '#shared/fields/email.ts'
import { NewsletterSubscription, type Newsletter } from '#shared/newsletter/newsletter.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { keyKindOf } from '../actions.ts'
import { subscribe, type SendCommerceRequest, type Subscriber } from './upstream.ts'
import type { Bindings, RequestContext } from '../env.ts'
import { hashKey, NO_OWNER, resultOf, runIdempotent } from '../idempotency/run-idempotent.ts'

interface NewsletterDependencies {
  context: RequestContext
  bindings: Pick<Bindings, 'IDEMPOTENCY_KEYS'>
  sendCommerceRequest: SendCommerceRequest
}

export const createNewsletter = ({
  context,
  bindings,
  sendCommerceRequest,
}: NewsletterDependencies): Newsletter => ({
  async subscribeToNewsletter({ email }, idempotencyKey) {
    const problem = email === '' ? 'required' : emailProblem(email)
    if (problem) throw new ProblemError('invalid-input', { fields: { email: problem } })
    const { site, locale } = context
    const subscriber: Subscriber = {
      email,
      location: 'Footer',
      // The locale of a Canadian subscriber decides the newsletter's language (spec 3 §7).
      ...(site.country === 'CA' && { country: 'CA', locale }),
    }
    const name = `${site.id}.subscribeToNewsletter`
    return runIdempotent({
      context,
      bindings,
      session: NO_OWNER,
      name: await hashKey(idempotencyKey, name, subscriber),
      kind: keyKindOf('subscribeToNewsletter'),
      schema: NewsletterSubscription,
      run: () =>
        resultOf(async () => {
          await subscribe(sendCommerceRequest, subscriber)
          return { status: 'subscribed' } as const
        }),
      // Commerce accepts a known address again, so a lost attempt can be repeated.
      retriesLost: true,
    })
  },
})
