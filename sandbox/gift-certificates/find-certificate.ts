import * as v from 'valibot'

import type { SiteId } from '../catalogue/model.ts'
import { prepare, rowsOf, sql } from '../sql.ts'
import { sampleCertificates } from './sample-certificates.ts'

const CertificateRow = v.pipe(
  v.object({
    code: v.string(),
    amount: v.number(),
    balance: v.number(),
    status: v.picklist(['pending', 'issued']),
    enabled: v.number(),
    recipient_email: v.string(),
    recipient_name: v.nullable(v.string()),
    sender_name: v.nullable(v.string()),
    message: v.nullable(v.string()),
  }),
  v.transform((row) => ({
    code: row.code,
    amount: row.amount,
    balance: row.balance,
    isPending: row.status === 'pending',
    isEnabled: row.enabled === 1,
    recipientEmail: row.recipient_email,
    recipientName: row.recipient_name,
    senderName: row.sender_name,
    message: row.message,
  })),
)

/** Money is in minor units. */
export type GiftCertificate = v.InferOutput<typeof CertificateRow>

/** A gift certificate by its code, however it was typed. */
export async function findCertificate(
  db: D1Database,
  siteId: SiteId,
  typed: string,
): Promise<GiftCertificate | undefined> {
  const code = codeOf(typed)
  const sample = sampleCertificates.find((candidate) => candidate.code === code)
  const read = sql`SELECT * FROM gift_certificates WHERE site_id = ${siteId} AND code = ${code}`
  // A sample is written down when it is first asked for; from then on it is one like any other.
  const statements = [...(sample ? [sampleRow(siteId, sample)] : []), read]
  const results = await db.batch(statements.map((statement) => prepare(db, statement)))
  return rowsOf(CertificateRow, results.at(-1))[0]
}

/** Those that were bought with an order. */
export async function certificatesOfOrder(
  db: D1Database,
  orderNumber: number,
): Promise<GiftCertificate[]> {
  const statement = sql`SELECT * FROM gift_certificates WHERE order_number = ${orderNumber}`
  return rowsOf(CertificateRow, await prepare(db, statement).all())
}

/** Without blanks and dashes, in capitals. */
export const codeOf = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase()

export const maskedCode = (code: string) => `************${code.slice(-4)}`

const sampleRow = (
  siteId: SiteId,
  sample: (typeof sampleCertificates)[number],
) => sql`INSERT OR IGNORE INTO gift_certificates
    (site_id, code, amount, balance, status, enabled, recipient_email, recipient_name, sender_name)
  VALUES (${siteId}, ${sample.code}, ${sample.amount}, ${sample.balance},
    ${sample.isPending ? 'pending' : 'issued'}, ${sample.enabled === false ? 0 : 1},
    'ana@example.org', 'Ana', 'Leo')`

/** Forgets every certificate; the samples come back as they were. */
export const forgetCertificates = async (db: D1Database) => {
  await db.prepare('DELETE FROM gift_certificates').run()
}
