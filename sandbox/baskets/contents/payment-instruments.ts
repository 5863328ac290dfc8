import { findGiftCard, type GiftCardRequest } from '../../gift-certificates/gift-card.ts'
import { requireUsable } from '../../gift-certificates/spend.ts'
import { hexId } from '../../platform/hex.ts'
import { badRequest } from '../../platform/problems.ts'
import { paymentInstrumentNotFound } from './basket-problems.ts'
import { numberPreference } from './gift-amounts.ts'
import { mergedCustom } from '../../platform/custom-fields.ts'
import type { Draft, GiftCardSummary, PaymentInstrument, PaymentReference } from './model.ts'
import type { InstrumentBody, NewInstrumentBody } from './payment-body.ts'
import { GIFT_CERTIFICATE, paymentMethods } from '../../shopper-payments/payment-methods.ts'

const MAX_INSTRUMENTS = 5
const DEFAULT_CERTIFICATES = 4

export async function addPaymentInstrument(draft: Draft, body: NewInstrumentBody) {
  const { basket } = draft
  requireMethod(body.paymentMethodId)
  if (basket.paymentInstruments.length >= MAX_INSTRUMENTS) {
    throw badRequest('There are too many payment instruments.')
  }
  const isCertificate = body.paymentMethodId === GIFT_CERTIFICATE
  const typed = isCertificate ? await typedCode(draft, body) : ''
  const code = isCertificate ? await certificateCode(draft, typed) : null
  basket.paymentInstruments = [...basket.paymentInstruments, newInstrument(body, code)]
}

/** Creates an instrument from the request body; `code` is the code of its gift certificate, if any. */
export const newInstrument = (body: NewInstrumentBody, code: string | null): PaymentInstrument => ({
  paymentInstrumentId: hexId(),
  paymentMethodId: body.paymentMethodId,
  amount: minorUnits(body.amount),
  paymentCard: body.paymentCard ?? null,
  giftCertificateCode: code,
  giftCard: code !== null && body.giftCardRequest ? toGiftCardSummary(body.giftCardRequest) : null,
  paymentReference: body.paymentReferenceRequest
    ? getReference(body.paymentReferenceRequest)
    : null,
  bankRoutingNumber: body.bankRoutingNumber,
  custom: body.custom,
})

const toGiftCardSummary = ({
  brand,
  expirationMonth,
  expirationYear,
}: GiftCardRequest): GiftCardSummary => ({
  brand,
  expirationMonth,
  expirationYear,
})

type ReferenceRequest = NonNullable<NewInstrumentBody['paymentReferenceRequest']>

const getReference = ({ gateway, gatewayProperties }: ReferenceRequest): PaymentReference => ({
  paymentReferenceId: hexId(),
  gateway,
  gatewayProperties,
})

/** The code of the certificate to pay with, given as a code or as a gift card.
 * @throws ProblemError for a gift card whose security code is wrong */
export async function typedCode(
  { db, caller }: Pick<Draft, 'db' | 'caller'>,
  { giftCardRequest, giftCertificateCode = '' }: NewInstrumentBody,
): Promise<string> {
  if (!giftCardRequest) return giftCertificateCode
  const found = await findGiftCard(db, caller.site.id, giftCardRequest)
  if (found) return found.code
  throw badRequest('The gift card is unknown.', {
    parameter: 'giftCardRequest',
    statusCode: 'gift_card_unknown',
  })
}

async function certificateCode({ db, caller, basket }: Draft, typed: string) {
  const { code } = await requireUsable(db, caller.site.id, typed)
  const used = basket.paymentInstruments.flatMap((each) => each.giftCertificateCode ?? [])
  if (used.includes(code)) {
    throw badRequest('The gift certificate is in the basket already.', {
      parameter: 'giftCertificateCode',
      statusCode: 'gift_certificate_already_in_basket',
    })
  }
  const limit = await numberPreference(
    { db, caller },
    'maxGiftCardApplication',
    DEFAULT_CERTIFICATES,
  )
  if (used.length >= limit) {
    throw badRequest(`No more than ${limit} gift certificates can pay for one order.`, {
      maxGiftCardApplication: limit,
    })
  }
  return code
}

export function updatePaymentInstrument(
  { basket }: Draft,
  { paymentInstrumentId, body }: { paymentInstrumentId: string; body: InstrumentBody },
) {
  changeInstrument(requireInstrument(basket.paymentInstruments, paymentInstrumentId), body)
}

/** @throws ProblemError for a change between a gift certificate and another payment method */
export function changeInstrument(instrument: PaymentInstrument, body: InstrumentBody) {
  if (body.paymentMethodId !== undefined) {
    requireMethod(body.paymentMethodId)
    const isCertificate = instrument.paymentMethodId === GIFT_CERTIFICATE
    if (isCertificate !== (body.paymentMethodId === GIFT_CERTIFICATE)) {
      throw notApplicable(body.paymentMethodId)
    }
    instrument.paymentMethodId = body.paymentMethodId
  }
  if (body.amount !== undefined) instrument.amount = minorUnits(body.amount)
  if (body.paymentCard !== undefined) instrument.paymentCard = body.paymentCard
  if (body.bankRoutingNumber !== undefined) instrument.bankRoutingNumber = body.bankRoutingNumber
  if (body.paymentReferenceRequest !== undefined) {
    instrument.paymentReference = getReference(body.paymentReferenceRequest)
  }
  instrument.custom = mergedCustom(instrument.custom, body.custom)
}

export function removePaymentInstrument(
  { basket }: Draft,
  { paymentInstrumentId }: { paymentInstrumentId: string },
) {
  const instrument = requireInstrument(basket.paymentInstruments, paymentInstrumentId)
  basket.paymentInstruments = basket.paymentInstruments.filter((other) => other !== instrument)
}

/** @throws ProblemError if no instrument has this id */
export function requireInstrument<Instrument extends PaymentInstrument>(
  instruments: Instrument[],
  id: string,
): Instrument {
  const found = instruments.find((instrument) => instrument.paymentInstrumentId === id)
  if (!found) throw paymentInstrumentNotFound(id)
  return found
}

export function requireMethod(id: string) {
  if (!paymentMethods.some((method) => method.id === id)) throw notApplicable(id)
}

const notApplicable = (id: string) =>
  badRequest(`The payment method '${id}' is not applicable to the basket.`, {
    parameter: 'paymentMethodId',
  })

const minorUnits = (amount: number | undefined) =>
  amount === undefined ? null : Math.round(amount * 100)
