import { NotAttempted } from '../cache/recent-failures.ts'
import type { Bindings, RequestContext } from '../env.ts'
import { commerceMemory, createSend } from './commerce-client.ts'
import { recordResult } from './endpoint.ts'
import { sendRequest, type CommerceResult } from './send-request.ts'
import { clientCredentials, slasPath } from './slas.ts'

/** A mail is sent before SLAS answers at a live instance, which takes longer than a token. */
const DEADLINE_MS = 5_000

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

/** A 429 is about one login, so it does not open the breaker. @throws {ProblemError} `unavailable` if nothing was sent */
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
        signal: AbortSignal.timeout(DEADLINE_MS),
        readsProblem: true,
      },
    )
    if (isAboutInput(result)) breaker.succeeded()
    else recordResult(breaker, result, now())
    return result
  }

const isAboutInput = (result: CommerceResult) =>
  result.kind === 'http-error' && (result.status === 429 || result.status === 400)
