import type { Site } from '#shared/site/site.ts'

import type { Config, RequestContext } from '../config/env.ts'
import type { Breaker } from './breaker.ts'
import { causeOf, recordResult, type Subject } from './failure-cause.ts'
import { withDefined } from './defined-attributes.ts'
import { sendRequest, type CommerceResult, type Method, type Send } from './send-request.ts'

export type CommerceContext = Pick<
  RequestContext,
  'now' | 'requestId' | 'config' | 'site' | 'locale' | 'waitUntil' | 'log'
>

type QueryValue = string | number | boolean | readonly string[] | null | undefined

/** A request to one API family of the service. */
export interface EndpointRequest {
  /** The part of the path before `/organizations/…`. */
  base: string
  /** Family and operation, for the log. */
  call: string
  /** Relative to the organization. May only contain ids that have been validated. */
  path: `/${string}`
  /** An array repeats its parameter; null and undefined omit it. `siteId` is added. */
  query?: Record<string, QueryValue> | undefined
  method?: Method
  /** Sent as JSON, without the custom attributes that the instance does not define. */
  body?: unknown
  headers?: Record<string, string>
  readsProblem?: boolean
  requiresBody?: boolean
  subject: Subject
  signal: AbortSignal | undefined
}

/** The endpoint of one API family, with its breaker. */
export interface Endpoint {
  context: CommerceContext
  send: Send
  breaker: Breaker
  deadlineMs: number
  /** Whether a failed request is retried once. */
  retried: boolean
}

/** A service that has not responded after this time has failed, even if its caller then gives up first. */
const SLOW_MS = 1_500

/** Sends a request, and retries it once if that may help and the deadline allows it. */
export async function callEndpoint(
  endpoint: Endpoint,
  request: EndpointRequest,
  authorization: `Bearer ${string}` | null,
): Promise<CommerceResult> {
  const deadline = AbortSignal.timeout(endpoint.deadlineMs)
  const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline
  const slow = AbortSignal.timeout(SLOW_MS)
  const attempt = () => callOnce(endpoint, request, { authorization, signal, slow })

  const first = await attempt()
  const mayRetry = endpoint.retried && isPassing(first) && !signal.aborted
  return mayRetry && endpoint.breaker.allows(endpoint.context.now()) ? attempt() : first
}

interface Attempt {
  authorization: string | null
  signal: AbortSignal
  /** Aborted when the service takes too long for a healthy one. */
  slow: AbortSignal
}

async function callOnce(
  endpoint: Endpoint,
  request: EndpointRequest,
  { authorization, signal, slow }: Attempt,
) {
  const { context, send, breaker } = endpoint
  const { base, call, method, body, headers, readsProblem, requiresBody } = request
  const result = await sendRequest(
    { context, send },
    {
      call,
      path: urlOf(context.config, context.site, request),
      headers: {
        accept: 'application/json',
        'correlation-id': context.requestId,
        ...headers,
        ...(authorization !== null && { authorization }),
      },
      signal,
      ...(method && { method }),
      ...(body !== undefined && { body: JSON.stringify(withDefined(context.config, base, body)) }),
      ...(readsProblem && { readsProblem }),
      ...(requiresBody && { requiresBody }),
    },
  )
  // If the caller soon aborted the request, the result says nothing about the service.
  if (request.signal?.aborted && !slow.aborted) return result
  await recordResult(breaker, result, { now: context.now(), subject: request.subject })
  return result
}

/** Whether the service failed in a way that may have passed: it is neither overloaded nor does it redirect. */
export const isPassing = (result: CommerceResult) =>
  causeOf(result, null) === 'service' &&
  (result.kind !== 'http-error' || (!result.overloaded && result.status >= 500))

function urlOf(config: Config, site: Site, { base, path, query = {} }: EndpointRequest) {
  const { organizationId, siteIds } = config.commerce
  const parameters = new URLSearchParams({ siteId: siteIds[site.id] })
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue
    const values = typeof value === 'object' ? value : [String(value)]
    for (const each of values) parameters.append(name, each)
  }
  return `${base}/organizations/${organizationId}${path}?${parameters.toString()}`
}
