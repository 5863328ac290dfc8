import { badRequest } from '../problems.ts'
import { paymentInstrumentNotFound } from './basket-problems.ts'
import { hexId } from './hex-id.ts'
import { mergedCustom } from './merged-custom.ts'
import type { BasketDocument, Draft, PaymentInstrument } from './model.ts'
import type { InstrumentBody, NewInstrumentBody } from './payment-body.ts'
import { paymentMethods } from './payment-methods.ts'

const MAX_INSTRUMENTS = 5

export function addPaymentInstrument({ basket }: Draft, body: NewInstrumentBody) {
  requireMethod(body.paymentMethodId)
  if (basket.paymentInstruments.length >= MAX_INSTRUMENTS) {
    throw badRequest('There are too many payment instruments.')
  }
  const instrument: PaymentInstrument = {
    paymentInstrumentId: hexId(),
    paymentMethodId: body.paymentMethodId,
    amount: minorUnits(body.amount),
    paymentCard: body.paymentCard ?? null,
    custom: body.custom,
  }
  basket.paymentInstruments = [...basket.paymentInstruments, instrument]
}

export function updatePaymentInstrument(
  { basket }: Draft,
  { paymentInstrumentId, body }: { paymentInstrumentId: string; body: InstrumentBody },
) {
  const instrument = requireInstrument(basket, paymentInstrumentId)
  if (body.paymentMethodId !== undefined) {
    requireMethod(body.paymentMethodId)
    instrument.paymentMethodId = body.paymentMethodId
  }
  if (body.amount !== undefined) instrument.amount = minorUnits(body.amount)
  if (body.paymentCard !== undefined) instrument.paymentCard = body.paymentCard
  instrument.custom = mergedCustom(instrument.custom, body.custom)
}

export function removePaymentInstrument(
  { basket }: Draft,
  { paymentInstrumentId }: { paymentInstrumentId: string },
) {
  const instrument = requireInstrument(basket, paymentInstrumentId)
  basket.paymentInstruments = basket.paymentInstruments.filter((other) => other !== instrument)
}

function requireInstrument({ paymentInstruments }: BasketDocument, id: string) {
  const found = paymentInstruments.find((instrument) => instrument.paymentInstrumentId === id)
  if (!found) throw paymentInstrumentNotFound(id)
  return found
}

function requireMethod(id: string) {
  if (paymentMethods.some((method) => method.id === id)) return
  throw badRequest(`The payment method '${id}' is not applicable to the basket.`, {
    parameter: 'paymentMethodId',
  })
}

const minorUnits = (amount: number | undefined) =>
  amount === undefined ? null : Math.round(amount * 100)
