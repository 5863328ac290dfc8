import type { SiteId } from '../platform/site.ts'
import { badRequest } from '../platform/problems.ts'
import { type Sql, sql } from '../platform/sql.ts'
import { findCertificate, type GiftCertificate } from './find-certificate.ts'

/** @throws ProblemError for a certificate that cannot be used for payment */
export async function requireUsable(
  db: D1Database,
  siteId: SiteId,
  code: string,
): Promise<GiftCertificate> {
  const found = await findCertificate(db, siteId, code)
  if (!found) throw unusable('gift_certificate_unknown', 'The gift certificate is unknown.')
  if (!found.isEnabled || found.isPending) {
    throw unusable('gift_certificate_inactive', 'The gift certificate cannot be used.')
  }
  if (found.balance === 0) {
    throw unusable('gift_certificate_redeemed', 'Nothing is left on the gift certificate.')
  }
  return found
}

const unusable = (statusCode: string, detail: string) =>
  badRequest(detail, { parameter: 'giftCertificateCode', statusCode })

interface Spent {
  code: string
  /** In minor units. */
  amount: number
}

/** The database trigger on certificates makes this fail if the balance is too low. */
export const spend = (siteId: SiteId, spent: Spent[]): Sql[] =>
  spent.map(
    ({ code, amount }) => sql`UPDATE gift_certificates SET balance = balance - ${amount}
      WHERE site_id = ${siteId} AND code = ${code}`,
  )

const MOST_TRIES = 5

/** Calculates the certificates' shares again if another order has spent from one of them in the meantime. */
export async function retryIfSpent<Value>(
  shareAndWrite: () => Promise<Value>,
  tries = MOST_TRIES,
): Promise<Value> {
  try {
    return await shareAndWrite()
  } catch (error) {
    const isSpent = error instanceof Error && error.message.includes('gift certificate spent')
    if (!isSpent || tries <= 1) throw error
    return retryIfSpent(shareAndWrite, tries - 1)
  }
}

/** Refunds what an order spent, if `condition` holds. */
export const refund = (siteId: SiteId, spent: Spent[], condition: Sql): Sql[] =>
  spent.map(
    ({ code, amount }) => sql`UPDATE gift_certificates SET balance = balance + ${amount}
      WHERE site_id = ${siteId} AND code = ${code} AND ${condition}`,
  )
