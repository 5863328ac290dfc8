import { ProblemError } from '#shared/http/problem.ts'

import { NotAttempted } from './not-attempted.ts'
import type { Bindings, RequestContext } from '../config/env.ts'
import { commerceMemory, createSend } from './commerce-client.ts'
import type { CommerceContext } from './endpoint.ts'
import { LOGIN_FAMILIES } from './families.ts'
import { recordResult } from './failure-cause.ts'
import { tooManyAttempts } from './problem-type.ts'
import { sendRequest, type CommerceResult } from './send-request.ts'
import { clientCredentials, slasPath } from './slas.ts'

interface SlasForm {
  /** For the log. Never contains a login or a code. */
  operation: string
  endpoint: `/${string}`
  fields?: Record<string, string>
  /** Sent instead of fields. */
  json?: object
}

type SlasContext = CommerceContext & Pick<RequestContext, 'memory' | 'visitorNetwork'>

/** Sends a form to SLAS as the shop's private client. */
export type SendSlasForm = (form: SlasForm) => Promise<CommerceResult>

/** @throws {ProblemError} `unavailable` if nothing was sent */
export const openSlasForms =
  (context: SlasContext, bindings: Pick<Bindings, 'COMMERCE'>): SendSlasForm =>
  async ({ operation, endpoint, fields = {}, json }) => {
    const { config, site, now, memory, requestId } = context
    const breaker = commerceMemory(memory).breakers.of(site.id, 'accounts')
    if (!breaker.allows(now())) throw new NotAttempted()
    const result = await sendRequest(
      { context, send: createSend(config, bindings) },
      {
        call: `slas.${operation}`,
        path: slasPath(config, endpoint),
        method: 'POST',
        headers: {
          authorization: `Basic ${clientCredentials(config)}`,
          'correlation-id': requestId,
          ...(json && { 'content-type': 'application/json' }),
        },
        body: json
          ? JSON.stringify({ channel_id: config.commerce.siteIds[site.id], ...json })
          : new URLSearchParams({ channel_id: config.commerce.siteIds[site.id], ...fields }),
        signal: AbortSignal.timeout(LOGIN_FAMILIES.accounts.deadlineMs),
        readsProblem: true,
      },
    )
    await recordResult(breaker, result, { now: now(), subject: context.visitorNetwork() })
    return result
  }

/** @throws {ProblemError} `too-many-attempts`, `unavailable`, unless SLAS has accepted the form */
export function requireAccepted(result: CommerceResult) {
  if (result.kind === 'ok') return
  if (result.kind === 'http-error' && result.status === 429) throw tooManyAttempts(result)
  throw new ProblemError('unavailable')
}
