import type { RequestContext } from '../config/env.ts'
import { discard, readJson, readJsonOrNothing } from './read-json.ts'
import { wireProblemFrom, type WireProblem } from './wire-problem.ts'

/** Sends a request to the commerce API. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

export interface Ok {
  kind: 'ok'
  status: number
  /** Null if there was none. */
  body: unknown
}

export interface HttpError {
  kind: 'http-error'
  status: number
  /** Whether the headers say that there is too much load. */
  overloaded: boolean
  /** Where a redirect leads, which is never followed. */
  location: string | null
  /** How long the service asks to wait, in `Retry-After`. */
  retryAfterMs: number
  /** The problem document. Empty if it was not requested or could not be read. */
  problem: WireProblem
}

/** No readable response. A write that was sent may have been done. */
export interface NoResponse {
  kind: 'no-response'
  /** The request timed out, so the service may still process it. */
  isTimeout: boolean
  cause: unknown
}

export type CommerceResult = Ok | HttpError | NoResponse

interface SendDependencies {
  context: Pick<RequestContext, 'now' | 'log'>
  send: Send
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface OutgoingRequest {
  /** Family and operation, for the log. */
  call: string
  path: string
  method?: Method
  headers: Record<string, string>
  body?: URLSearchParams | FormData | string
  signal: AbortSignal
  /** Whether the problem document of an error is read. An empty body is then allowed, unless `requiresBody`. */
  readsProblem?: boolean
  requiresBody?: boolean
}

/** Sends one request. Does not follow redirects, always logs the call and never rejects. */
export async function sendRequest(
  { context, send }: SendDependencies,
  request: OutgoingRequest,
): Promise<CommerceResult> {
  const { call, path, method = 'GET', headers, body, signal } = request
  const { readsProblem = false, requiresBody = false } = request
  const startedAt = context.now()
  let status: number | null = null
  context.log.calling(call)
  try {
    // A redirect is not followed, because it would forward the token.
    const init: RequestInit = { method, headers, redirect: 'manual', signal }
    const response = await send(path, body === undefined ? init : { ...init, body })
    status = response.status
    return response.ok
      ? await okResult(response, readsProblem && !requiresBody)
      : await httpError(response, readsProblem, context.now())
  } catch (cause) {
    return { kind: 'no-response', isTimeout: signal.aborted, cause }
  } finally {
    context.log.upstream({ call, ms: context.now() - startedAt, status })
  }
}

async function okResult(response: Response, mayBeEmpty: boolean): Promise<Ok> {
  const { status } = response
  return {
    kind: 'ok',
    status,
    body: await (mayBeEmpty ? readJsonOrNothing(response) : readJson(response)),
  }
}

async function httpError(
  response: Response,
  readsProblem: boolean,
  now: number,
): Promise<HttpError> {
  const error = {
    kind: 'http-error',
    status: response.status,
    location: response.headers.get('location'),
    overloaded: isOverloaded(response.headers),
    retryAfterMs: retryAfterMs(response, now),
  } as const
  if (readsProblem) {
    // The status decides. If the problem document cannot be read, the reason is unknown.
    const said = await readJson(response).catch(() => null)
    return { ...error, problem: wireProblemFrom(said) }
  }
  await discard(response)
  return { ...error, problem: wireProblemFrom(null) }
}

/** Limits of SLAS for all requests of a client, with what is left of them. */
const CLIENT_LIMITS = ['x-ratelimit-1m-remaining', 'x-ratelimit-5m-remaining']

/** Whether the platform throttles its clients (scapi §10), or SLAS this one (scapi §2.3). */
const isOverloaded = (headers: Headers) =>
  headers.get('sfdc_load_status') === 'THROTTLE' ||
  CLIENT_LIMITS.some((name) => headers.get(name) === '0')

/** The statuses whose `Retry-After` says when the service accepts requests again (RFC 6585 §4, RFC 9110 §15.6.4). */
const RETRY_STATUSES = new Set([429, 503])

/** How long to wait, from `Retry-After` in seconds or as a date (RFC 9110 §10.2.3). 0 if the response has none. */
function retryAfterMs({ status, headers }: Response, now: number): number {
  const text = headers.get('retry-after')?.trim()
  if (!text || !RETRY_STATUSES.has(status)) return 0
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : dateIn(text) - now
  return ms > 0 ? ms : 0
}

/** Every form of a date in HTTP begins with a weekday. */
const dateIn = (text: string) => (/^[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN)
