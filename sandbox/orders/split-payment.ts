import type { PaymentInstrument } from '../baskets/model.ts'
import type { SiteId } from '../catalog/model.ts'
import { requireUsable } from '../gift-certificates/spend.ts'
import { missing } from './require-complete.ts'

/** Divides a total among instruments, in minor units: certificates pay first, one other instrument pays the rest.
 * @throws ProblemError if they do not cover the total */
export async function splitPayment(
  db: D1Database,
  siteId: SiteId,
  { instruments, total }: { instruments: PaymentInstrument[]; total: number },
) {
  let due = total
  const shares = new Map<PaymentInstrument, number>()
  for (const instrument of instruments) {
    const { giftCertificateCode, amount } = instrument
    if (giftCertificateCode === null) continue
    const { balance } = await requireUsable(db, siteId, giftCertificateCode)
    const share = Math.min(due, balance, amount ?? Infinity)
    shares.set(instrument, share)
    due -= share
  }
  const others = instruments.filter(({ giftCertificateCode }) => giftCertificateCode === null)
  if (others.length > 1 || (others.length === 0 && (due > 0 || instruments.length === 0))) {
    throw missing(
      'paymentInstruments',
      'The basket needs exactly one payment instrument beside gift certificates.',
    )
  }
  const paid = instruments.map((instrument) => ({
    ...instrument,
    amount: shares.get(instrument) ?? due,
  }))
  return { due, paid }
}

/** The gift certificates among an order's instruments, and the amount that each pays. */
export const certificatePayments = (
  instruments: Pick<PaymentInstrument, 'giftCertificateCode' | 'amount'>[],
) =>
  instruments.flatMap(({ giftCertificateCode, amount }) =>
    giftCertificateCode === null ? [] : [{ code: giftCertificateCode, amount: amount ?? 0 }],
  )
