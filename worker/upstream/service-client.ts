import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'

import { createBreaker, type Breaker } from './breaker.ts'
import { recordResult } from './failure-cause.ts'
import { sendRequest, type CommerceResult } from './send-request.ts'
import type { Config, RequestContext } from '../config/env.ts'
import { isolateState } from '../runtime/isolate-memory.ts'

/** An outside service, declared once by its adapter. `Part` is the part of the configuration that it needs. */
export interface Service<Part = Config> {
  /** Names the service's calls in the log (`payment.readToken`) and its breaker. */
  name: string
  /** The time limit of a call, until the last byte of the body. */
  deadlineMs: number
  /** The service's origin and the shop's credentials, which both come from variables. */
  accessOf: (config: Part) => { origin: string; headers: Record<string, string> }
}

export interface ServiceRequest<Answer> {
  /** For the log. Never contains ids. */
  operation: string
  /** May only contain ids that have been validated. */
  path: `/${string}`
  query?: Readonly<Record<string, string>>
  /** Sent as JSON by POST, or by the method. Without it the request is a GET. */
  body?: unknown
  method?: 'POST' | 'PATCH'
  /** Beside the credentials of the shop. */
  headers?: Readonly<Record<string, string>>
  /** Sent as a form by POST. */
  form?: Readonly<Record<string, string>>
  /** Sent as a form with files by POST. */
  upload?: FormData
  schema: v.GenericSchema<unknown, Answer>
  /** The shopper or visitor, if the service may limit what it does for one of them. */
  subject?: string
  signal?: AbortSignal | undefined
}

export type ServiceFailure =
  | { reason: 'http-error'; status: number }
  /** `breaker-open` means that nothing was sent. `malformed` means that the response does not match the schema. */
  | { reason: 'breaker-open' | 'timeout' | 'aborted' | 'no-response' | 'malformed'; status: null }

/**
 * A call without a usable response. The shop treats it as `unavailable`, unless the adapter handles it. It contains
 * no part of the request or the response, because it may be logged.
 */
export class ServiceError extends ProblemError {
  readonly failure: ServiceFailure

  constructor(call: string, failure: ServiceFailure) {
    super('unavailable', { cause: `${call}: ${failure.reason} ${failure.status ?? ''}`.trim() })
    this.failure = failure
  }
}

export interface ServiceClient {
  /** Sends one request, without retries or redirects, and logs it. @throws {ServiceError} */
  call<Answer>(request: ServiceRequest<Answer>): Promise<Answer>
}

export interface ServiceDependencies<Part> extends Pick<RequestContext, 'log' | 'now' | 'memory'> {
  config: Part
  fetch: (address: string, init: RequestInit) => Promise<Response>
}

/** The breakers of all services in one isolate, by name. */
const serviceBreakers = isolateState(() => new Map<string, Breaker>())

/** The client for an outside service. Its failures open a breaker that no other service shares. */
export function createServiceClient<Part>(
  { config, fetch, log, memory, now }: ServiceDependencies<Part>,
  { name, deadlineMs, accessOf }: Service<Part>,
): ServiceClient {
  const { origin, headers } = accessOf(config)
  const breakers = serviceBreakers(memory)
  const breaker = breakers.get(name) ?? createBreaker()
  breakers.set(name, breaker)

  return {
    async call(request) {
      const { operation, signal, schema, subject = null } = request
      const call = `${name}.${operation}`
      if (!breaker.allows(now()))
        throw new ServiceError(call, { reason: 'breaker-open', status: null })

      const deadline = AbortSignal.timeout(deadlineMs)
      const result = await sendRequest(
        { context: { log, now }, send: (path, init) => fetch(origin + path, init) },
        {
          call,
          ...messageOf(request, headers),
          signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
        },
      )
      // If the caller aborted the request, the result says nothing about the service.
      if (!signal?.aborted) await recordResult(breaker, result, { now: now(), subject })
      if (result.kind !== 'ok') throw new ServiceError(call, failureOf(result, signal))

      const answer = v.safeParse(schema, result.body)
      if (answer.success) return answer.output
      const fields = answer.issues.slice(0, 10).map((issue) => v.getDotPath(issue) ?? '$')
      log.warn('service response does not match the contract', { call, fields: fields.join(' ') })
      throw new ServiceError(call, { reason: 'malformed', status: null })
    },
  }
}

function messageOf(
  { path, query = {}, body, method = 'POST', form, upload, headers: own }: ServiceRequest<unknown>,
  credentials: Record<string, string>,
) {
  const search = new URLSearchParams(query).toString()
  const address = search === '' ? path : `${path}?${search}`
  const headers = { accept: 'application/json', ...credentials, ...own }
  if (upload) return { path: address, method: 'POST' as const, headers, body: upload }
  if (form)
    return { path: address, method: 'POST' as const, headers, body: new URLSearchParams(form) }
  if (body === undefined) return { path: address, headers }
  return {
    path: address,
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

function failureOf(
  result: Exclude<CommerceResult, { kind: 'ok' }>,
  signal: AbortSignal | undefined,
): ServiceFailure {
  if (result.kind === 'http-error') return { reason: 'http-error', status: result.status }
  if (signal?.aborted) return { reason: 'aborted', status: null }
  return { reason: result.isTimeout ? 'timeout' : 'no-response', status: null }
}
