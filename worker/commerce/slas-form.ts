import { NotAttempted } from '../cache/recent-failures.ts'
import type { Bindings, RequestContext } from '../env.ts'
import { commerceMemory, createSend } from './commerce-client.ts'
import { LOGIN_FAMILIES } from './families.ts'
import { recordResult } from './failure-cause.ts'
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

/** Sends a form to SLAS as the shop's private client. */
export type SendSlasForm = (form: SlasForm) => Promise<CommerceResult>

/** @throws {ProblemError} `unavailable` if nothing was sent */
export const openSlasForms =
  (context: RequestContext, bindings: Pick<Bindings, 'COMMERCE'>): SendSlasForm =>
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
