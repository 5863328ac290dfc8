import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'

import type { CommerceRequest } from '../upstream/commerce-client.ts'
import { ofStrangers, required, type Named, type PublicFamily } from '../upstream/families.ts'
import { tooManyAttempts } from '../upstream/problem-type.ts'
import type { CommerceResult } from '../upstream/send-request.ts'

export const giftCardFamilies = {
  /** The balance of a gift certificate, for anyone with its number. */
  giftCertificates: {
    name: 'giftCertificates',
    ...required,
    ...ofStrangers,
    base: '/pricing/shopper-gift-certificates/v1',
    deadlineMs: 3_000,
    retried: false,
    subject: 'visitor',
  },
} as const satisfies Record<string, Named<PublicFamily>>

/** The fields of a gift certificate that the shop reads, without personal data. */
const WireGiftCertificate = v.object({
  amount: v.number(),
  balance: v.number(),
  enabled: v.optional(v.boolean(), true),
  status: v.nullish(v.string()),
  maskedGiftCertificateCode: v.optional(v.string(), ''),
})
export type WireGiftCertificate = v.InferOutput<typeof WireGiftCertificate>

/** The number is unknown or malformed. */
const UNKNOWN_STATUSES = new Set([400, 404])

/**
 * Reads a gift certificate by its number, with the guest token of pages.
 * @throws {ProblemError} `not-found`, `too-many-attempts`, `unavailable`
 */
export async function readGiftCertificate(
  sendCommerceRequest: (request: CommerceRequest) => Promise<CommerceResult>,
  giftCertificateCode: string,
): Promise<WireGiftCertificate> {
  const result = await sendCommerceRequest({
    family: giftCardFamilies.giftCertificates,
    operation: 'getGiftCertificate',
    method: 'POST',
    path: '/gift-certificate',
    body: { giftCertificateCode },
    signal: undefined,
  })
  if (result.kind === 'no-response') throw new ProblemError('unavailable', { cause: result.cause })
  if (result.kind === 'http-error') {
    if (UNKNOWN_STATUSES.has(result.status)) throw new ProblemError('not-found')
    if (result.status === 429) throw tooManyAttempts(result)
    throw new ProblemError('unavailable')
  }
  const parsed = v.safeParse(WireGiftCertificate, result.body)
  if (!parsed.success) throw new ProblemError('unavailable')
  return parsed.output
}
