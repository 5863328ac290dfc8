import { html } from 'hono/html'

import type { GiftCertificate } from '../gift-certificates/find-certificate.ts'
import { majorUnits } from '../platform/money.ts'
import { toLanguage, type Locale, type Language } from '../platform/site.ts'
import { mailLayout } from './mail-layout.ts'
import { putMessage } from './messages.ts'
import { shopLinks } from './shop-links.ts'
import { SHOP } from './shop-name.ts'

const english = {
  subject: (sender: string) =>
    sender === '' ? `A ${SHOP} gift card for you` : `${sender} has sent you a gift card`,
  heading: (amount: string) => `${amount} to spend at ${SHOP}`,
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  what: (sender: string) =>
    sender === ''
      ? 'Someone who likes you has sent you a gift card.'
      : `${sender} has sent you a gift card.`,
  code: 'Your card number:',
  how: 'Enter it at the checkout, all at once or little by little. It never expires.',
  balance: 'See what is left on it:',
  closing: `Warmly, ${SHOP}`,
}

const french: typeof english = {
  subject: (sender) =>
    sender === '' ? `Une carte-cadeau ${SHOP} pour vous` : `${sender} vous offre une carte-cadeau`,
  heading: (amount) => `${amount} à dépenser chez ${SHOP}`,
  greeting: (name) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  what: (sender) =>
    sender === ''
      ? 'Quelqu’un qui vous apprécie vous offre une carte-cadeau.'
      : `${sender} vous offre une carte-cadeau.`,
  code: 'Numéro de votre carte\u00a0:',
  how: 'Entrez-le au moment de payer, en une fois ou petit à petit. La carte n’expire jamais.',
  balance: 'Voyez ce qu’il en reste\u00a0:',
  closing: `Chaleureusement, ${SHOP}`,
}

export const giftMessages: Record<Language, typeof english> = { en: english, fr: french }

interface GiftMail {
  /** The mail's id, always the same for the same card. */
  id: string
  certificate: GiftCertificate
  currency: string
  locale: Locale
  /** The shop's origin, for links; empty for a mail without links. */
  shopOrigin: string
  now: number
}

/** Puts the mail for an e-gift card into the outbox, once for each card. */
export async function sendGiftMail(
  db: D1Database,
  { id, certificate, currency, locale, shopOrigin, now }: GiftMail,
): Promise<void> {
  const { code, amount, recipientEmail: to, message } = certificate
  if (isPlaceholder(to)) return
  const messages = giftMessages[toLanguage(locale)]
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const sender = certificate.senderName ?? ''
  const subject = messages.subject(sender)
  const heading = messages.heading(money.format(majorUnits(amount)))
  const greeting = messages.greeting(certificate.recipientName ?? '')
  const what = messages.what(sender)
  const balance = shopOrigin === '' ? null : shopLinks(shopOrigin, locale).giftCardBalance
  const written = code.replaceAll(/(.{4})(?=.)/g, '$1-')
  await putMessage(db, {
    id,
    to,
    locale,
    subject,
    html: await mailLayout(
      { locale, subject, heading },
      html`<p style="margin:0 0 4px">${greeting}</p>
        <p style="margin:0 0 24px">${what}</p>
        ${
          message === null
            ? ''
            : html`<p style="margin:0 0 24px;padding:0 0 0 16px;border-left:2px solid #94501f">
                ${message}
              </p>`
        }
        <p style="margin:0 0 4px">${messages.code}</p>
        <p style="margin:0 0 24px;font-size:20px;overflow-wrap:anywhere">
          <strong>${written}</strong>
        </p>
        <p style="margin:0">${messages.how}</p>
        ${
          balance === null
            ? ''
            : html`<p style="margin:16px 0 0">
                ${messages.balance}
                <a href="${balance}" style="color:#1f3c33"
                  >${balance.replace(/^https?:\/\//, '')}</a
                >
              </p>`
        }
        <p style="margin:16px 0 0">${messages.closing}</p>`,
    ),
    text: [
      heading,
      [greeting, what].join('\n'),
      ...(message === null ? [] : [message]),
      `${messages.code} ${written}`,
      messages.how,
      ...(balance === null ? [] : [`${messages.balance} ${balance}`]),
      messages.closing,
    ].join('\n\n'),
    now,
  })
}

/** Shops must name a recipient for cards sent by post, so they use an address that cannot exist. */
const isPlaceholder = (address: string) => /\.invalid$/i.test(address)
