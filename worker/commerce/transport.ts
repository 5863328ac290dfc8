import type * as v from 'valibot'

import { ProblemError } from '#shared/contract/problem.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import type { Bindings, Config, RequestContext } from '../env.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { exchange, type Exchange, type Send } from './exchange.ts'
import { FAMILIES, type FamilyName } from './families.ts'
import { createGuestTokens, emptyGuestSlot, type GuestSlot } from './guest-token.ts'
import { parseUsable } from './parse-usable.ts'

type QueryValue = string | number | boolean | readonly string[] | null | undefined

export interface CommerceQuestion {
  family: FamilyName
  /** For the log: what is asked, never of what. */
  operation: string
  /** Below the organization. Made of ids that have been checked against their pattern only. */
  path: `/${string}`
  /** A list repeats its parameter; null and undefined leave theirs out. `siteId` is added. */
  query?: Record<string, QueryValue>
  signal: AbortSignal | undefined
}

export interface CommerceRead<Answer> extends CommerceQuestion {
  schema: v.GenericSchema<unknown, Answer>
  /** Names what the answer is short of, though its shape allows it: `hits.3.price`. */
  shortcomings?(answer: Answer): string[]
}

/** The one door to the commerce service, for the public reads of one site in one locale. */
export interface Commerce {
  site: Site
  locale: Locale
  /**
   * @throws {ProblemError} `not-found`, `gone`, or `unavailable` for every other way of not getting
   * a usable answer.
   */
  read<Answer>(read: CommerceRead<Answer>): Promise<Answer>
}

/** What all requests of an isolate share: tokens and the memory of failures. */
export interface CommerceMemory {
  guests: Map<string, GuestSlot>
  breakers: Map<FamilyName | 'slas', Breaker>
}

export const createCommerceMemory = (): CommerceMemory => ({
  guests: new Map(),
  breakers: new Map(),
})

type CommerceContext = Pick<
  RequestContext,
  'now' | 'requestId' | 'config' | 'site' | 'locale' | 'waitUntil' | 'log'
>

/** Where commerce is: the configured origin, else the service binding. */
export function sendTo(config: Config, bindings: Pick<Bindings, 'COMMERCE'>): Send {
  const { origin } = config.commerce
  const binding = bindings.COMMERCE
  if (origin !== null) return (path, init) => fetch(origin + path, init)
  if (!binding) throw new ProblemError('unavailable')
  return (path, init) => binding.fetch(`http://commerce${path}`, init)
}

export function createCommerce(
  context: CommerceContext,
  send: Send,
  memory: CommerceMemory,
): Commerce {
  const { site, locale } = context
  const inquire = createInquiry(context, send, memory)
  return {
    site,
    locale,
    read: async (read) => usable(context, read, bodyOf(await inquire(read))),
  }
}

/** The same door, for who makes something else of an answer. @throws {ProblemError} `unavailable` */
export function createInquiry(context: CommerceContext, send: Send, memory: CommerceMemory) {
  const guest = guestTokensOf(context, send, memory)

  return async (question: CommerceQuestion): Promise<Exchange> => {
    const breaker = entryOf(memory.breakers, question.family, createBreaker)
    if (!breaker.allows(context.now())) throw new ProblemError('unavailable')
    const door = { context, send, breaker }
    const { credentials } = FAMILIES[question.family]
    return credentials === 'none' ? ask(door, question, null) : askAsGuest(door, question, guest)
  }
}

interface Door {
  context: CommerceContext
  send: Send
  breaker: Breaker
}

type Guest = ReturnType<typeof createGuestTokens>

/** A token that the service no longer accepts is replaced once. */
async function askAsGuest(door: Door, read: CommerceQuestion, guest: Guest) {
  const token = await guest.get()
  const result = await ask(door, read, token)
  if (result.kind !== 'refusal' || result.status !== 401) return result
  guest.drop(token)
  return ask(door, read, await guest.get())
}

/** Asks, and once more when that may help and the deadline leaves room. */
async function ask(door: Door, read: CommerceQuestion, token: string | null) {
  const { deadlineMs, retried } = FAMILIES[read.family]
  const deadline = AbortSignal.timeout(deadlineMs)
  const signal = read.signal ? AbortSignal.any([deadline, read.signal]) : deadline
  const attempt = () => askOnce(door, read, { token, signal })

  const first = await attempt()
  const mayHelp = retried && isFailure(first) && !isDecided(first) && !signal.aborted
  return mayHelp && door.breaker.allows(door.context.now()) ? attempt() : first
}

interface Attempt {
  token: string | null
  signal: AbortSignal
}

async function askOnce(door: Door, read: CommerceQuestion, { token, signal }: Attempt) {
  const { context, send, breaker } = door
  const result = await exchange(
    { context, send },
    {
      call: `${read.family}.${read.operation}`,
      path: addressOf(context.config, context.site, read),
      headers: {
        accept: 'application/json',
        'correlation-id': context.requestId,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      signal,
    },
  )
  // A caller who has gone says nothing about the service.
  if (read.signal?.aborted) return result
  if (isFailure(result)) breaker.failed(context.now())
  else breaker.succeeded()
  return result
}

/** It asks to be spared, or sends us elsewhere: asking again would change nothing. */
const isDecided = (result: Exchange) =>
  result.kind === 'refusal' && (result.overloaded || result.status === 429 || result.status < 400)

/** Whether the service is unwell; a refusal of what was asked (4xx) is not that. */
const isFailure = (result: Exchange) =>
  result.kind === 'silence' ||
  (result.kind === 'refusal' &&
    (result.status < 400 || result.status >= 500 || result.status === 429))

/** What was answered. @throws {ProblemError} as `Commerce.read` does */
function bodyOf(result: Exchange): unknown {
  if (result.kind === 'answer') return result.body
  if (result.kind === 'silence') throw new ProblemError('unavailable', { cause: result.cause })
  if (result.status === 404) throw new ProblemError('not-found')
  if (result.status === 410) throw new ProblemError('gone')
  throw new ProblemError('unavailable')
}

/** What can be used of an answer. Everything that could not is named in one line. */
function usable<Answer>(context: CommerceContext, read: CommerceRead<Answer>, body: unknown) {
  const { output, left } = parseUsable(read.schema, body)
  const missing = output === null ? [] : (read.shortcomings?.(output) ?? [])
  const unlike = [...left, ...missing]
  if (unlike.length > 0) {
    context.log.warn('commerce answered otherwise than agreed', {
      call: `${read.family}.${read.operation}`,
      fields: unlike.slice(0, 10).join(' '),
      count: unlike.length,
    })
  }
  if (output === null) throw new ProblemError('unavailable')
  return output
}

function addressOf(config: Config, site: Site, read: CommerceQuestion) {
  const { organizationId, siteIds } = config.commerce
  const query = new URLSearchParams({ siteId: siteIds[site.id] })
  for (const [name, value] of Object.entries(read.query ?? {})) {
    if (value === null || value === undefined) continue
    const values = typeof value === 'object' ? value : [String(value)]
    for (const each of values) query.append(name, each)
  }
  const { base } = FAMILIES[read.family]
  return `${base}/organizations/${organizationId}${read.path}?${query}`
}

function guestTokensOf(context: CommerceContext, send: Send, memory: CommerceMemory) {
  const { organizationId, clientId, clientSecret, siteIds } = context.config.commerce
  const channel = siteIds[context.site.id]
  const breaker = entryOf(memory.breakers, 'slas', createBreaker)

  return createGuestTokens({
    slot: entryOf(memory.guests, channel, emptyGuestSlot),
    now: () => context.now(),
    waitUntil: (work) => context.waitUntil(work),
    requestToken: async (grant, signal) => {
      if (!breaker.allows(context.now())) throw new ProblemError('unavailable')
      const result = await exchange(
        { context, send },
        {
          call: `slas.${grant.grant_type}`,
          path: `/shopper/auth/v1/organizations/${organizationId}/oauth2/token`,
          method: 'POST',
          headers: {
            authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
            'correlation-id': context.requestId,
          },
          body: new URLSearchParams({ ...grant, channel_id: channel, client_id: clientId }),
          signal,
        },
      )
      if (isFailure(result)) breaker.failed(context.now())
      else breaker.succeeded()
      return result
    },
  })
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
