import type * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import type { Bindings, Config } from '../config/env.ts'
import { NotAttempted } from './not-attempted.ts'
import { isolateState, type IsolateMemory } from '../runtime/isolate-memory.ts'
import { createAbsentApis, isCustom, isNoSuchPath, type AbsentApis } from './absent-api.ts'
import { isDefined } from './defined-attributes.ts'
import { apiBreakers, createBreakers, pageBreakers, type Breakers } from './breaker.ts'
import {
  callEndpoint,
  type CommerceContext,
  type Endpoint,
  type EndpointRequest,
} from './endpoint.ts'
import type { Subject } from './failure-cause.ts'
import type { CommerceResult, Send } from './send-request.ts'
import type { Named, PublicFamily } from './families.ts'
import {
  createGuestTokens,
  emptyGuestSlot,
  type GuestSlot,
  type GuestTokenStore,
} from './guest-token.ts'
import { parseLeniently, type Usable } from './parse-usable.ts'
import { createTokenRequest } from './slas.ts'

export interface CommerceRequest {
  family: Named<PublicFamily>
  /** The SCAPI operation, for the log. Never contains ids. */
  operation: string
  /** Relative to the organization. May only contain ids that have been validated. */
  path: `/${string}`
  /** An array repeats its parameter; null and undefined omit it. `siteId` is added. */
  query?: EndpointRequest['query']
  method?: 'POST' | 'PUT'
  /** Sent as JSON. */
  body?: object
  signal: AbortSignal | undefined
  /** The path names one resource, so a 404 or 410 is a response about it. Everywhere else they are failures. */
  namesResource?: true
}

export interface CommerceRead<Answer> extends CommerceRequest {
  schema: v.GenericSchema<unknown, Answer>
  /** The instance may lack the API or its scope, so a 403 or 404 means `not-found`. */
  mayLack?: true
  /** The paths of values that are optional in the schema but missing in practice, such as `hits.3.price`. */
  missingFields?(answer: Answer): string[]
}

/** The commerce client for the public reads of one site in one locale. */
export interface CommerceClient {
  site: Site
  locale: Locale
  /** Whether the instance defines a custom attribute. */
  defines(name: string): boolean
  /**
   * @throws {ProblemError} `not-found`, `gone`, `invalid-input` if the service rejects the request (400), or
   * `unavailable` if there is no usable response for any other reason
   */
  read<Answer>(read: CommerceRead<Answer>): Promise<Answer>
}

/** State that all requests of an isolate share: guest tokens and breakers. */
export interface CommerceMemory {
  guests: Map<string, GuestSlot>
  breakers: Breakers
  absentApis: AbsentApis
  /** Where isolates share the guest token of the site. */
  guestStore?: GuestTokenStore | undefined
}

export const createCommerceMemory = (): CommerceMemory => ({
  guests: new Map(),
  breakers: createBreakers(),
  absentApis: createAbsentApis(),
})

const guestTokens = isolateState(() => new Map<string, GuestSlot>())
const absentApis = isolateState(createAbsentApis)

/** The guest tokens and breakers of pages, and of everything that a shopper does. */
export const commerceMemory = (memory: IsolateMemory): CommerceMemory => ({
  guests: guestTokens(memory),
  breakers: pageBreakers(memory),
  absentApis: absentApis(memory),
})

/** The same guest tokens with other breakers: callers of `/api` cannot open those of pages. */
export const apiCommerceMemory = (memory: IsolateMemory): CommerceMemory => ({
  guests: guestTokens(memory),
  breakers: apiBreakers(memory),
  absentApis: absentApis(memory),
})

/** Sends requests to the configured origin, or else to the service binding. */
export function createSend(config: Config, bindings: Pick<Bindings, 'COMMERCE'>): Send {
  const { origin } = config.commerce
  const binding = bindings.COMMERCE
  if (origin !== null) return (path, init) => fetch(origin + path, init)
  if (!binding) throw new ProblemError('unavailable')
  return (path, init) => binding.fetch(`http://commerce${path}`, init)
}

export function createCommerceClient(
  context: CommerceContext,
  send: Send,
  memory: CommerceMemory,
): CommerceClient {
  const { site, locale } = context
  const sendCommerceRequest = createResultClient(context, send, memory)
  return {
    site,
    locale,
    defines: (name) => isDefined(context.config, name),
    async read(read) {
      const attempt = async () =>
        parseLeniently(read.schema, bodyOf(await sendCommerceRequest(read), read))
      let usable = await attempt()
      logMismatches(context, read, usable)
      // Like a response that is cut off, this may be a single one.
      if (usable.output === null && read.family.retried) usable = await attempt()
      if (usable.output === null)
        throw new ProblemError('unavailable', { cause: 'invalid response' })
      return usable.output
    },
  }
}

/**
 * The same client for callers that handle the raw result themselves.
 * @param visitor who asks; only for families whose requests are a visitor's own
 * @throws {AbsentApi} if the instance does not have the custom API
 * @throws {ProblemError} `unavailable`
 */
export function createResultClient(
  context: CommerceContext,
  send: Send,
  memory: CommerceMemory,
  visitor: Subject = null,
) {
  const guest = guestTokensOf(context, send, memory)

  return async (request: CommerceRequest): Promise<CommerceResult> => {
    const { family, operation, path, query, method, body, signal, namesResource } = request
    const { name, base, credentials, subject, ...limits } = family
    memory.absentApis.expectPresent(context, base)
    const breaker = memory.breakers.of(context.site.id, name, limits)
    if (!breaker.allows(context.now())) throw new NotAttempted()
    const endpoint = { context, send, breaker, ...limits }
    const endpointRequest: EndpointRequest = {
      base,
      call: `${name}.${operation}`,
      path,
      query,
      subject: subject === 'visitor' ? visitor : null,
      signal,
      ...(method && { method, readsProblem: true }),
      // The problem says whether the instance has the custom API, or whether a 404 is about the resource.
      ...(!method &&
        (isCustom(base) || namesResource) && { readsProblem: true, requiresBody: true }),
      ...(body && {
        body,
        headers: { 'content-type': 'application/json' },
      }),
    }
    const result = await (credentials === 'none'
      ? callEndpoint(endpoint, endpointRequest, null)
      : callAsGuest(endpoint, endpointRequest, guest))
    memory.absentApis.record(context, base, result)
    return result
  }
}

type Guest = ReturnType<typeof createGuestTokens>

/** Sends a request with the guest token. Replaces a rejected token once. */
async function callAsGuest(endpoint: Endpoint, endpointRequest: EndpointRequest, guest: Guest) {
  const token = await guest.get()
  const result = await callEndpoint(endpoint, endpointRequest, token.authorization())
  if (result.kind !== 'http-error' || result.status !== 401) return result
  guest.drop(token)
  const replaced = await guest.get()
  return callEndpoint(endpoint, endpointRequest, replaced.authorization())
}

/** The body of a successful response. @throws {ProblemError} as `CommerceClient.read` does */
function bodyOf(
  result: CommerceResult,
  { namesResource, mayLack }: Pick<CommerceRead<unknown>, 'namesResource' | 'mayLack'>,
): unknown {
  if (result.kind === 'ok') return result.body
  if (result.kind === 'no-response') throw new ProblemError('unavailable', { cause: result.cause })
  if (result.status === 400) throw new ProblemError('invalid-input')
  if (mayLack && [403, 404].includes(result.status)) throw new ProblemError('not-found')
  if (namesResource && !isNoSuchPath(result)) rejectMissing(result.status)
  throw new ProblemError('unavailable', { cause: `status ${result.status}` })
}

function rejectMissing(status: number) {
  if (status === 404) throw new ProblemError('not-found')
  if (status === 410) throw new ProblemError('gone')
}

/** Logs the paths of everything that is not usable in one line. */
function logMismatches<Answer>(
  context: CommerceContext,
  read: CommerceRead<Answer>,
  { output, left }: Usable<Answer>,
) {
  const missing = output === null ? [] : (read.missingFields?.(output) ?? [])
  const mismatches = [...left, ...missing]
  if (mismatches.length === 0) return
  context.log.warn('commerce response does not match the contract', {
    call: `${read.family.name}.${read.operation}`,
    fields: mismatches.slice(0, 10).join(' '),
    count: mismatches.length,
  })
}

/** The guest tokens that the client of a context uses. */
export const guestTokensOf = (context: CommerceContext, send: Send, memory: CommerceMemory) =>
  createGuestTokens({
    slot: entryOf(memory.guests, context.config.commerce.siteIds[context.site.id], emptyGuestSlot),
    store: memory.guestStore,
    now: () => context.now(),
    waitUntil: (work) => context.waitUntil(work),
    requestToken: createTokenRequest({
      context,
      send,
      breaker: memory.breakers.of(context.site.id, 'slas'),
      subject: null,
    }),
  })

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
