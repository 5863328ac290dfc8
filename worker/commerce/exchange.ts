import type { RequestContext } from '../env.ts'
import { discard, readJson } from './read-json.ts'

/** Sends a request to wherever commerce is. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

export type Exchange =
  | { kind: 'answer'; body: unknown }
  | { kind: 'refusal'; status: number; overloaded: boolean }
  /** No answer that can be read: network, deadline, cut, too large, not JSON. */
  | { kind: 'silence'; cause: unknown }

interface ExchangeDependencies {
  context: Pick<RequestContext, 'now' | 'log'>
  send: Send
}

interface ExchangeRequest {
  /** Family and operation, for the log. */
  call: string
  path: string
  method?: 'GET' | 'POST'
  headers: Record<string, string>
  body?: URLSearchParams
  signal: AbortSignal
}

/** One request and its answer, never followed elsewhere and always counted. Does not reject. */
export async function exchange(
  { context, send }: ExchangeDependencies,
  { call, path, method = 'GET', headers, body, signal }: ExchangeRequest,
): Promise<Exchange> {
  const startedAt = context.now()
  let status: number | null = null
  try {
    // A redirect is not followed: the token would travel with it.
    const init: RequestInit = { method, headers, redirect: 'manual', signal }
    const response = await send(path, body ? { ...init, body } : init)
    status = response.status
    if (response.ok) return { kind: 'answer', body: await readJson(response) }
    await discard(response)
    return {
      kind: 'refusal',
      status,
      overloaded: response.headers.get('sfdc_load_status') === 'THROTTLE',
    }
  } catch (cause) {
    return { kind: 'silence', cause }
  } finally {
    context.log.upstream({ call, ms: context.now() - startedAt, status })
  }
}
