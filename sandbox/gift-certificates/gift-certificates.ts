import * as v from 'valibot'

import { factory } from '../platform/env.ts'
import { majorUnits } from '../platform/money.ts'
import { only, ProblemError } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { siteRequest } from '../sites/site-request.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { findCertificate, type GiftCertificate, maskedCode } from './find-certificate.ts'

const PATH = '/pricing/shopper-gift-certificates/v1/organizations/:organizationId/gift-certificate'

const Body = v.object({
  giftCertificateCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
})

/** Shopper Gift Certificates: the balance of a certificate, for anyone who knows its code. */
export const giftCertificates = factory
  .createApp()
  .use(PATH, requireShopper('sfcc.shopper-gift-certificates'), siteRequest)
  .post(PATH, async (c) => {
    const { giftCertificateCode } = await readBody(c, Body)
    const found = await findCertificate(c.env.DB, c.var.site.id, giftCertificateCode)
    if (!found) throw certificateNotFound()
    return c.json(certificateResponse(found))
  })
  .all(PATH, only('POST'))

const certificateResponse = (certificate: GiftCertificate) => ({
  amount: majorUnits(certificate.amount),
  balance: majorUnits(certificate.balance),
  enabled: certificate.isEnabled,
  status: currentStatus(certificate),
  maskedGiftCertificateCode: maskedCode(certificate.code),
  merchantId: '00000001',
  recipientEmail: certificate.recipientEmail,
  recipientName: certificate.recipientName ?? '',
  senderName: certificate.senderName ?? '',
  ...(certificate.message !== null && { message: certificate.message }),
})

function currentStatus({ isPending, balance, amount }: GiftCertificate) {
  if (isPending) return 'pending'
  if (balance === 0) return 'redeemed'
  return balance < amount ? 'partially_redeemed' : 'issued'
}

const certificateNotFound = () =>
  new ProblemError({
    status: 404,
    type: 'not-found',
    title: 'Gift Certificate Not Found Exception',
    detail: 'The gift certificate with the provided code could not be retrieved.',
  })
