import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'

import type { SendAsSession } from './baskets.ts'
import { parseLeniently } from './parse-usable.ts'
import { problemTypeOf } from './problem-type.ts'
import type { CommerceResult, HttpError } from './send-request.ts'

const text = v.nullish(v.string(), null)
const word = v.nullish(v.string(), '')
const part = v.optional(v.string())
const flag = v.nullish(v.boolean(), false)

/** SCAPI's CustomerAddress (scapi §8.2). */
const WireSavedAddress = v.object({
  addressId: v.string(),
  preferred: flag,
  firstName: part,
  lastName: part,
  address1: part,
  address2: text,
  city: part,
  stateCode: part,
  postalCode: part,
  countryCode: part,
  phone: text,
})
export type WireSavedAddress = v.InferOutput<typeof WireSavedAddress>

/** SCAPI's CustomerPaymentInstrument, of a card. */
const WireInstrument = v.object({
  paymentInstrumentId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  default: flag,
  paymentMethodId: v.string(),
  paymentCard: v.nullish(
    v.object({
      cardType: text,
      holder: text,
      numberLastDigits: text,
      expirationMonth: v.nullish(v.number(), null),
      expirationYear: v.nullish(v.number(), null),
      creditCardExpired: flag,
      /** Names the card at the payment provider. It never leaves the worker. */
      creditCardToken: text,
    }),
    null,
  ),
})
export type WireInstrument = v.InferOutput<typeof WireInstrument>

/** Everything that the pages of the account show of a customer. */
const WireRecord = v.object({
  firstName: text,
  lastName: word,
  email: word,
  login: word,
  phoneHome: word,
  preferredLocale: text,
  hasPassword: v.nullish(v.boolean(), true),
  c_birthMonth: v.nullish(v.number(), null),
  c_loyaltyID: text,
  c_loyaltyMemberStatus: text,
  c_loyaltyPostalCode: text,
  addresses: v.nullish(v.array(WireSavedAddress), []),
  paymentInstruments: v.nullish(v.array(WireInstrument), []),
})
export type WireRecord = v.InferOutput<typeof WireRecord>

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

interface Call {
  operation: string
  method: Method
  /** After the customer's own path. */
  path: `/${string}` | ''
  query?: Record<string, string>
  body?: object
}

/** The record of the customer who is signed in, and changes of it (scapi §8). */
export function createCustomerRecords(send: SendAsSession) {
  const responseTo = (customerId: string, { path, ...call }: Call) =>
    send({ family: 'customers', path: `/customers/${customerId}${path}`, ...call })

  async function perform(customerId: string, call: Call) {
    const answer = await responseTo(customerId, call)
    if (answer.kind !== 'ok') throw problemOf(answer)
    return answer.body
  }

  return {
    async read(customerId: string): Promise<WireRecord> {
      const body = await perform(customerId, {
        operation: 'getCustomer',
        method: 'GET',
        path: '',
        query: { expand: 'addresses,paymentinstruments' },
      })
      const { output } = parseLeniently(WireRecord, body)
      if (output === null) throw new ProblemError('unavailable', { cause: 'odd answer' })
      return output
    },
    /** A change that the record describes, such as a new address. @throws {ProblemError} `not-found` */
    change: (customerId: string, call: Call) => perform(customerId, call),
    /** A change whose rejection the caller explains. */
    attempt: (customerId: string, call: Call) => responseTo(customerId, call),
  }
}

export type CustomerRecords = ReturnType<typeof createCustomerRecords>

/** The problem of a failed call, if its caller knows no better one. */
export function problemOf(answer: Exclude<CommerceResult, { kind: 'ok' }>) {
  if (answer.kind !== 'http-error') return new ProblemError('unavailable', { cause: answer.cause })
  return new ProblemError(typeOf(answer), { cause: `status ${answer.status}` })
}

function typeOf(answer: HttpError) {
  if (answer.status === 404) return 'not-found'
  if (answer.status === 403) return 'forbidden'
  return answer.status >= 500 ? 'unavailable' : problemTypeOf(answer)
}

/** Whether an answer says that the given current password is not the customer's. */
export const isWrongPassword = (result: CommerceResult) =>
  result.kind === 'http-error' &&
  (result.problem.slug === 'update-password' ||
    result.problem.title === 'Update Password' ||
    result.problem.members['parameter'] === 'currentPassword')
