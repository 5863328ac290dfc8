import * as v from 'valibot'

import { ProblemError } from '#shared/contract/problem.ts'

import { sendRequest } from '../commerce/send-request.ts'
import type { Config, RequestContext } from '../env.ts'
import type { CardOnFile, PaymentProvider } from './payment-provider.ts'

const DEADLINE_MS = 3000

/** The format of a token. Other texts are not sent, because dots and slashes could change the path. */
const TOKEN = /^[\w-]{8,256}$/

const Card = v.object({
  brand: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  holder: v.pipe(v.string(), v.maxLength(200)),
  lastDigits: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
  expirationMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  expirationYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2999)),
})

interface HostedFieldsDependencies extends Pick<RequestContext, 'log' | 'now'> {
  config: Pick<Config, 'payment'>
  fetch: (address: string, init: RequestInit) => Promise<Response>
}

/** An adapter for the payment provider that is part of the embedded commerce service. */
export function createHostedFields(dependencies: HostedFieldsDependencies): PaymentProvider {
  const { origin, apiOrigin, merchantId: merchant, secret } = dependencies.config.payment
  const { log, now, fetch } = dependencies
  const send = (path: string, init: RequestInit) => fetch(apiOrigin + path, init)

  return {
    origin,
    fieldAddress: ({ locale, parentOrigin }) =>
      `${origin}/payments/v1/field?${new URLSearchParams({ merchant, parent: parentOrigin, locale }).toString()}`,
    pageAddress: ({ locale, state, returnTo }) =>
      `${origin}/payments/v1/page?${new URLSearchParams({ merchant, locale, state, return: returnTo }).toString()}`,

    async readToken(token, signal): Promise<CardOnFile | null> {
      if (!TOKEN.test(token)) return null
      const deadline = AbortSignal.timeout(DEADLINE_MS)
      const result = await sendRequest(
        { context: { log, now }, send },
        {
          call: 'payment.readToken',
          path: `/payments/v1/tokens/${token}`,
          headers: { accept: 'application/json', authorization: `Bearer ${secret}` },
          signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
        },
      )
      if (result.kind === 'no-response')
        throw new ProblemError('unavailable', { cause: result.cause })
      if (result.kind === 'http-error') {
        if (result.status === 404) return null
        throw new ProblemError('unavailable')
      }
      const card = v.safeParse(Card, result.body)
      if (!card.success) throw new ProblemError('unavailable')
      return { token, ...card.output }
    },
  }
}
