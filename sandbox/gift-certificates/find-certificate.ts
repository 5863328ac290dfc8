import * as v from 'valibot'

import type { SiteId } from '../platform/site.ts'
import { prepare, parseRows, sql } from '../platform/sql.ts'

/** Gift certificates that exist from the start; `name` says what each one demonstrates. */
export const sampleCertificates = [
  { name: 'GC-50', code: 'JWGIFT0000000050', amount: 5000, balance: 5000 },
  { name: 'GC-25-OF-100', code: 'JWGIFT0000000125', amount: 10_000, balance: 2500 },
  { name: 'GC-250', code: 'JWGIFT0000000250', amount: 25_000, balance: 25_000 },
  { name: 'GC-SPENT', code: 'JWGIFT0000000000', amount: 2500, balance: 0 },
  { name: 'GC-DISABLED', code: 'JWGIFT0000000001', amount: 2500, balance: 2500, enabled: false },
  { name: 'GC-PENDING', code: 'JWGIFT0000000002', amount: 2500, balance: 2500, isPending: true },
]

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

/** Finds a gift certificate by its code; case, spaces and dashes do not matter. */
export async function findCertificate(
  db: D1Database,
  siteId: SiteId,
  typed: string,
): Promise<GiftCertificate | undefined> {
  const code = normalizeCode(typed)
  const sample = sampleCertificates.find((candidate) => candidate.code === code)
  const read = sql`SELECT * FROM gift_certificates WHERE site_id = ${siteId} AND code = ${code}`
  // A sample is stored when it is first requested; from then on it is an ordinary certificate.
  const statements = [...(sample ? [sampleRow(siteId, sample)] : []), read]
  const results = await db.batch(statements.map((statement) => prepare(db, statement)))
  return parseRows(CertificateRow, results.at(-1))[0]
}

/** Sets what is left on a certificate, which need not exist before. */
export const setBalance = (given: { siteId: SiteId; code: string; balance: number }) =>
  sql`INSERT INTO gift_certificates
      (site_id, code, amount, balance, status, enabled, recipient_email)
    VALUES (${given.siteId}, ${normalizeCode(given.code)}, ${given.balance}, ${given.balance}, 'issued', 1,
      'ana@example.org')
    ON CONFLICT DO UPDATE SET balance = ${given.balance}`

/** The certificates bought with an order, in a stable sequence. */
export async function certificatesOfOrder(
  db: D1Database,
  orderNumber: number,
): Promise<GiftCertificate[]> {
  const statement = sql`SELECT * FROM gift_certificates
    WHERE order_number = ${orderNumber} ORDER BY code`
  return parseRows(CertificateRow, await prepare(db, statement).all())
}

/** Removes spaces and dashes, and capitalizes letters. */
export const normalizeCode = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase()

export const maskedCode = (code: string) => `************${code.slice(-4)}`

const sampleRow = (
  siteId: SiteId,
  sample: (typeof sampleCertificates)[number],
) => sql`INSERT OR IGNORE INTO gift_certificates
    (site_id, code, amount, balance, status, enabled, recipient_email, recipient_name, sender_name)
  VALUES (${siteId}, ${sample.code}, ${sample.amount}, ${sample.balance},
    ${sample.isPending ? 'pending' : 'issued'}, ${sample.enabled === false ? 0 : 1},
    'ana@example.org', 'Ana', 'Leo')`

/** Deletes every certificate; samples are stored anew when they are next requested. */
export const deleteCertificates = async (db: D1Database) => {
  await db.prepare('DELETE FROM gift_certificates').run()
}
