import type * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'

import { parseLeniently } from '../upstream/parse-usable.ts'
import { problemTypeOf } from '../upstream/problem-type.ts'
import type { CommerceResult, HttpError } from '../upstream/send-request.ts'
import { requireCustomer } from './customer.ts'
import type { Session } from './session.ts'

interface WithSession {
  session: Session
}

interface Call {
  operation: string
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** After the customer's own path. */
  path: `/${string}` | ''
  query?: Record<string, string>
  body?: object
}

/** The customer's record of each request, as commerce has sent it, until a change. */
const bodyBySession = new WeakMap<Session, Promise<unknown>>()

/**
 * The record of the customer who is signed in, with addresses and cards (scapi §8): read once for a request, and again
 * after a change. A capability names the fields that it needs by a schema.
 * @throws {ProblemError} `sign-in-required`, `unavailable`
 */
export async function readCustomerRecord<Fields>(
  { session }: WithSession,
  schema: v.GenericSchema<unknown, Fields>,
): Promise<Fields> {
  requireCustomer({ session })
  const known = bodyBySession.get(session)
  const reading = known ?? readBody(session)
  bodyBySession.set(session, reading)
  return parsed(schema, await reading)
}

async function readBody(session: Session) {
  const answer = await sendAsCustomer(session, {
    operation: 'getCustomer',
    method: 'GET',
    path: '',
    query: { expand: 'addresses,paymentinstruments' },
  })
  if (answer.kind !== 'ok') throw toProblem(answer)
  return answer.body
}

/** Changes the record. @throws {ProblemError} `sign-in-required`, `unavailable`, `not-found`, `rejected` */
export async function changeCustomerRecord({ session }: WithSession, call: Call): Promise<unknown> {
  const answer = await tryCustomerChange({ session }, call)
  if (answer.kind !== 'ok') throw toProblem(answer)
  return answer.body
}

/** A change whose rejection the caller explains. @throws {ProblemError} `sign-in-required` */
export async function tryCustomerChange({ session }: WithSession, call: Call) {
  requireCustomer({ session })
  bodyBySession.delete(session)
  session.update({ lastTime: null })
  return sendAsCustomer(session, call)
}

/**
 * Some fields of the customer, without addresses and cards. Asks commerce each time.
 * @throws {ProblemError} `sign-in-required`, `unavailable` for every other failure
 */
export async function readCustomer<Fields>(
  { session }: WithSession,
  schema: v.GenericSchema<unknown, Fields>,
  signal?: AbortSignal,
): Promise<Fields> {
  requireCustomer({ session })
  const answer = await sendAsCustomer(session, {
    operation: 'getCustomer',
    method: 'GET',
    path: '',
    query: { expand: 'none' },
    signal,
  })
  if (answer.kind !== 'ok') throw new ProblemError('unavailable', { cause: findCause(answer) })
  return parsed(schema, answer.body)
}

const sendAsCustomer = (
  session: Session,
  { path, ...call }: Call & { signal?: AbortSignal | undefined },
) =>
  session.send({
    family: 'customers',
    path: `/customers/${requireCustomer({ session })}${path}`,
    ...call,
  })

type Failure = Exclude<CommerceResult, { kind: 'ok' }>

/** The problem of a failed call, if its caller knows no better one. */
export function toProblem(answer: Failure) {
  if (answer.kind !== 'http-error') return new ProblemError('unavailable', { cause: answer.cause })
  return new ProblemError(problemType(answer), { cause: `status ${answer.status}` })
}

function problemType(answer: HttpError) {
  if (answer.status === 404) return 'not-found'
  if (answer.status === 403) return 'forbidden'
  return answer.status >= 500 ? 'unavailable' : problemTypeOf(answer)
}

const findCause = (answer: Failure) =>
  answer.kind === 'http-error' ? `status ${answer.status}` : answer.cause

/** Whether commerce has rejected the current password. */
export const isWrongPassword = (result: CommerceResult) =>
  result.kind === 'http-error' &&
  (result.problem.slug === 'update-password' ||
    result.problem.title === 'Update Password' ||
    result.problem.members['parameter'] === 'currentPassword')

function parsed<Fields>(schema: v.GenericSchema<unknown, Fields>, body: unknown): Fields {
  const { output } = parseLeniently(schema, body)
  if (output === null) throw new ProblemError('unavailable', { cause: 'invalid response' })
  return output
}
