import * as v from 'valibot'

import { ProblemError } from '#shared/contract/problem.ts'
import type { SavedAddress, SavedCard } from '#shared/contract/subscriptions.ts'

import type { SendAsSession } from './baskets.ts'
import { parseLeniently } from './parse-usable.ts'

const text = v.nullish(v.string(), '')
const required = v.pipe(v.string(), v.minLength(1))

const WireAddress = v.object({
  addressId: required,
  firstName: text,
  lastName: text,
  address1: required,
  address2: text,
  city: required,
  stateCode: required,
  postalCode: required,
  countryCode: required,
})

const WireInstrument = v.object({
  paymentInstrumentId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  paymentCard: v.object({
    cardType: required,
    numberLastDigits: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    expirationMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    expirationYear: v.pipe(v.number(), v.integer()),
  }),
})

/** What cannot be used for deliveries, such as an address without a city, is left out. */
const SavedDetails = v.object({
  addresses: v.optional(usable(WireAddress), []),
  paymentInstruments: v.optional(usable(WireInstrument), []),
})

function usable<Entry>(schema: v.GenericSchema<unknown, Entry>) {
  return v.pipe(
    v.array(v.fallback(v.nullable(schema), null)),
    v.transform((entries) => entries.flatMap((entry) => (entry === null ? [] : [entry]))),
  )
}

/** The addresses and cards that a customer has saved. @throws {ProblemError} `unavailable` */
export async function readSavedDetails(
  send: SendAsSession,
  customerId: string,
  now: number,
): Promise<{ addresses: SavedAddress[]; cards: SavedCard[] }> {
  const answer = await send({
    family: 'customers',
    operation: 'getCustomer',
    method: 'GET',
    path: `/customers/${customerId}`,
    query: { expand: 'addresses,paymentinstruments' },
  })
  const { output } =
    answer.kind === 'ok' ? parseLeniently(SavedDetails, answer.body) : { output: null }
  if (output === null) throw new ProblemError('unavailable', { cause: 'no saved details' })
  return {
    addresses: output.addresses.map(({ addressId: id, ...address }) => ({ id, ...address })),
    cards: output.paymentInstruments.map(({ paymentInstrumentId: id, paymentCard: card }) => ({
      id,
      type: card.cardType,
      lastDigits: card.numberLastDigits,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
      // A card can be used until its month is over.
      isExpired: now >= Date.UTC(card.expirationYear, card.expirationMonth, 1),
    })),
  }
}
