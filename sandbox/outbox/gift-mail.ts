import { html } from 'hono/html'

import type { GiftCertificate } from '../gift-certificates/find-certificate.ts'
import { majorUnits } from '../money.ts'
import { languageOf, type Locale } from '../sites.ts'
import { giftWords } from './gift-messages.ts'
import { mailFrame } from './mail-layout.ts'
import { putMessage } from './messages.ts'

interface GiftMail {
  /** The mail's id, always the same for the same card. */
  id: string
  certificate: GiftCertificate
  currency: string
  locale: Locale
  now: number
}

/** Puts the mail for an e-gift card into the outbox, once for each card. */
export async function sendGiftMail(
  db: D1Database,
  { id, certificate, currency, locale, now }: GiftMail,
): Promise<void> {
  const { code, amount, recipientEmail: to, message } = certificate
  if (isPlaceholder(to)) return
  const words = giftWords[languageOf(locale)]
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const sender = certificate.senderName ?? ''
  const subject = words.subject(sender)
  const heading = words.heading(money.format(majorUnits(amount)))
  const greeting = words.greeting(certificate.recipientName ?? '')
  const what = words.what(sender)
  const written = code.replaceAll(/(.{4})(?=.)/g, '$1-')
  await putMessage(db, {
    id,
    to,
    locale,
    subject,
    html: await mailFrame(
      { locale, subject, heading, isBranded: true },
      html`<p style="margin:0 0 4px">${greeting}</p>
        <p style="margin:0 0 24px">${what}</p>
        ${
          message === null
            ? ''
            : html`<p style="margin:0 0 24px;padding:0 0 0 16px;border-left:2px solid #94501f">
                ${message}
              </p>`
        }
        <p style="margin:0 0 4px">${words.code}</p>
        <p style="margin:0 0 24px;font-size:20px;overflow-wrap:anywhere">
          <strong>${written}</strong>
        </p>
        <p style="margin:0">${words.how}</p>
        <p style="margin:16px 0 0">${words.closing}</p>`,
    ),
    text: [
      heading,
      [greeting, what].join('\n'),
      ...(message === null ? [] : [message]),
      `${words.code} ${written}`,
      words.how,
      words.closing,
    ].join('\n\n'),
    now,
  })
}

/** Shops must name a recipient for cards sent by post, so they use an address that cannot exist. */
const isPlaceholder = (address: string) => /\.invalid$/i.test(address)
