import type { PaymentInstrument } from '../baskets/contents/model.ts'
import type { SiteId } from '../platform/site.ts'
import { requireUsable } from '../gift-certificates/spend.ts'
import { missing } from './require-complete.ts'

/**
 * Divides a total among instruments, in minor units: certificates pay first, one other instrument pays the rest. An
 * instrument pays no more than its amount, if it names one. A total of 0 needs no instrument.
 * @throws ProblemError if they do not cover the total
 */
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
  const [rest] = others
  const covered = rest ? (rest.amount ?? due) : 0
  if (others.length > 1 || covered < due) {
    throw missing(
      'paymentInstruments',
      'The total needs one payment instrument beside gift certificates, and they have to cover it.',
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
