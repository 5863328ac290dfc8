import * as v from 'valibot'

import { paymentMethods } from '../shopper-payments/payment-methods.ts'
import { withCustom } from '../platform/custom-fields.ts'
import { hexId } from '../platform/hex.ts'
import { badRequest, ProblemError } from '../platform/problems.ts'
import { cardBrands, createCardRules } from '../payments/card-rules.ts'
import { maxText } from '../platform/read-body.ts'
import { prepare, parseRows, sql } from '../platform/sql.ts'
import { subresourceNotFound } from './customer-problems.ts'
import { withoutNulls } from './merged-fields.ts'

const Month = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))
const Year = v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(9999))

const { numberProblem } = createCardRules(cardBrands())

const MASKED = /^\*{8,15}\d{4}$/

/**
 * A security code is allowed but ignored. A shop that never sees the number sends it masked, with the token by which the
 * payment provider knows the card.
 */
const CardBody = v.pipe(
  v.object({
    cardType: v.pipe(v.string(), v.nonEmpty(), v.maxLength(50)),
    holder: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
    number: v.exactOptional(
      v.pipe(
        v.string(),
        v.transform((number) => number.replaceAll(/[ -]/g, '')),
        v.check(
          (number) => numberProblem(number) === null,
          'It must be the number of an accepted card.',
        ),
      ),
    ),
    maskedNumber: v.exactOptional(v.pipe(v.string(), v.regex(MASKED))),
    expirationMonth: Month,
    expirationYear: Year,
    issueNumber: v.exactOptional(maxText(2)),
    validFromMonth: v.exactOptional(Month),
    validFromYear: v.exactOptional(Year),
    creditCardToken: v.exactOptional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))),
  }),
  v.forward(
    v.check(
      ({ number, maskedNumber, creditCardToken }) =>
        number !== undefined || (maskedNumber !== undefined && !isNumber(creditCardToken)),
      'It must be the number of an accepted card.',
    ),
    ['number'],
  ),
)

export const NewInstrumentBody = v.pipe(
  v.looseObject({
    paymentMethodId: v.picklist(paymentMethods.map(({ id }) => id)),
    paymentCard: v.exactOptional(CardBody),
    bankRoutingNumber: v.exactOptional(maxText(64)),
    giftCertificateCode: v.exactOptional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))),
    default: v.exactOptional(v.boolean(), false),
  }),
  v.transform(withCustom),
)
export type NewInstrumentBody = v.InferOutput<typeof NewInstrumentBody>

/** Only these fields may change; any other field is rejected by name. */
export const InstrumentBody = v.object({
  default: v.exactOptional(v.boolean()),
  paymentCard: v.exactOptional(
    v.object({
      expirationMonth: v.exactOptional(Month),
      expirationYear: v.exactOptional(Year),
    }),
  ),
})

const StoredCard = v.looseObject({ expirationMonth: v.number(), expirationYear: v.number() })

const Fields = v.object({
  paymentMethodId: v.string(),
  paymentCard: v.exactOptional(StoredCard),
  bankRoutingNumber: v.exactOptional(v.string()),
  maskedGiftCertificateCode: v.exactOptional(v.string()),
  custom: v.record(v.string(), v.unknown()),
})

const InstrumentRow = v.object({
  instrument_id: v.string(),
  is_default: v.number(),
  fields: v.pipe(v.string(), v.parseJson(), Fields),
  created_at: v.number(),
  last_modified: v.number(),
})
type InstrumentRow = v.InferOutput<typeof InstrumentRow>

interface InstrumentKey {
  customerId: string
  instrumentId: string
}

/** SCAPI's CustomerPaymentInstrument objects, the oldest first. */
export async function readInstruments(db: D1Database, customerId: string, now: number) {
  const statement = sql`SELECT * FROM customer_payment_instruments
    WHERE customer_id = ${customerId} ORDER BY created_at, instrument_id`
  const rows = parseRows(InstrumentRow, await prepare(db, statement).all())
  return rows.map((row) => instrumentResponse(row, now))
}

/** @throws ProblemError if the customer has no instrument with this id. */
export async function requireInstrument(db: D1Database, key: InstrumentKey, now: number) {
  return instrumentResponse(await rowAt(db, key), now)
}

async function rowAt(db: D1Database, { customerId, instrumentId }: InstrumentKey) {
  const statement = sql`SELECT * FROM customer_payment_instruments
    WHERE customer_id = ${customerId} AND instrument_id = ${instrumentId}`
  const row = await prepare(db, statement).first()
  if (row === null) throw subresourceNotFound('Payment Instrument', instrumentId)
  return v.parse(InstrumentRow, row)
}

/** Adds a payment instrument. Only the last four digits of a card number are stored. */
export async function addInstrument(
  db: D1Database,
  customerId: string,
  body: NewInstrumentBody,
  now: number,
) {
  const instrumentId = hexId()
  const isDefault = body.default === true
  await prepare(
    db,
    sql`INSERT INTO customer_payment_instruments
          (instrument_id, customer_id, is_default, fields, created_at, last_modified)
        VALUES (${instrumentId}, ${customerId}, ${isDefault ? 1 : 0},
          ${JSON.stringify(storedFields(body))}, ${now}, ${now})`,
  ).run()
  if (isDefault) await defaultOnly(db, { customerId, instrumentId })
  return requireInstrument(db, { customerId, instrumentId }, now)
}

function storedFields(body: NewInstrumentBody): v.InferOutput<typeof Fields> {
  const { paymentMethodId, paymentCard, bankRoutingNumber, giftCertificateCode, custom } = body
  if (paymentMethodId === 'CREDIT_CARD' && !paymentCard) {
    throw badRequest('A credit card needs its paymentCard.', { parameter: 'paymentCard' })
  }
  return {
    paymentMethodId,
    ...(paymentCard && { paymentCard: storedCard(paymentCard) }),
    ...(bankRoutingNumber !== undefined && { bankRoutingNumber }),
    ...(giftCertificateCode !== undefined && {
      maskedGiftCertificateCode: masked(giftCertificateCode),
    }),
    custom: withoutNulls(custom),
  }
}

function storedCard(body: v.InferOutput<typeof CardBody>) {
  const { number: typed, maskedNumber = '', creditCardToken, ...card } = body
  const number = typed ?? maskedNumber
  return {
    ...card,
    maskedNumber: masked(number),
    numberLastDigits: number.slice(-4),
    creditCardToken: isNumber(creditCardToken) ? `vault-${hexId()}` : creditCardToken,
  }
}

/** A token that could be the card number itself is replaced. */
function isNumber(token = '') {
  return /^[\d -]*$/.test(token)
}

const masked = (code: string) => '*'.repeat(12) + code.slice(-4)

export async function changeInstrument(
  db: D1Database,
  key: InstrumentKey,
  body: v.InferOutput<typeof InstrumentBody>,
  now: number,
) {
  await rowAt(db, key)
  const card = JSON.stringify({ paymentCard: body.paymentCard ?? {} })
  const isDefault = body.default === undefined ? null : Number(body.default)
  await prepare(
    db,
    sql`UPDATE customer_payment_instruments SET last_modified = ${now},
          is_default = coalesce(${isDefault}, is_default),
          fields = iif(fields -> '$.paymentCard' IS NULL, fields, json_patch(fields, ${card}))
        WHERE customer_id = ${key.customerId} AND instrument_id = ${key.instrumentId}`,
  ).run()
  if (body.default === true) await defaultOnly(db, key)
  return requireInstrument(db, key, now)
}

export async function removeInstrument(
  db: D1Database,
  { customerId, instrumentId }: InstrumentKey,
) {
  const statement = sql`DELETE FROM customer_payment_instruments
    WHERE customer_id = ${customerId} AND instrument_id = ${instrumentId}`
  const { meta } = await prepare(db, statement).run()
  if (meta.changes === 0) throw subresourceNotFound('Payment Instrument', instrumentId)
}

const defaultOnly = (db: D1Database, { customerId, instrumentId }: InstrumentKey) =>
  prepare(
    db,
    sql`UPDATE customer_payment_instruments SET is_default = (instrument_id = ${instrumentId})
        WHERE customer_id = ${customerId}`,
  ).run()

function instrumentResponse(row: InstrumentRow, now: number) {
  const { paymentCard: card, custom, ...others } = row.fields
  return {
    paymentInstrumentId: row.instrument_id,
    ...others,
    ...(card && { paymentCard: { ...card, creditCardExpired: hasExpired(card, now) } }),
    default: row.is_default === 1,
    creationDate: new Date(row.created_at).toISOString(),
    lastModified: new Date(row.last_modified).toISOString(),
    ...custom,
  }
}

/** A card is valid until the last day of its month. */
const hasExpired = (card: v.InferOutput<typeof StoredCard>, now: number) =>
  now >= Date.UTC(card.expirationYear, card.expirationMonth)

/** @throws ProblemError that names the fields that cannot be changed. */
export function requireChangeable(body: object) {
  const card: unknown = Reflect.get(body, 'paymentCard')
  const inCard = typeof card === 'object' && card !== null ? Object.keys(card) : []
  const unsupported = [
    ...Object.keys(body).filter((name) => name !== 'default' && name !== 'paymentCard'),
    ...inCard
      .filter((name) => name !== 'expirationMonth' && name !== 'expirationYear')
      .map((name) => `paymentCard.${name}`),
  ]
  if (unsupported.length === 0) return
  throw new ProblemError({
    status: 400,
    type: 'unsupported-fields',
    title: 'Unsupported Fields',
    detail: 'The request has fields that cannot be changed.',
    members: { fields: unsupported.slice(0, 20) },
  })
}
