import { html } from 'hono/html'

import { toLanguage, type Locale } from '../platform/site.ts'
import { accountMessages } from './account-messages.ts'
import { confirmationMessages } from './confirmation-messages.ts'
import { mailLayout } from './mail-layout.ts'
import { putMessage } from './messages.ts'
import { TIME_ZONE } from './order-mail-parts.ts'

interface AccountMail {
  kind: keyof (typeof accountMessages)['en']
  to: string
  /** The address of the mail's link. */
  link?: string
  locale: Locale
  now: number
}

/** Puts a mail about an account as a whole into the outbox. */
export async function sendAccountMail(
  db: D1Database,
  { kind, to, link, locale, now }: AccountMail,
): Promise<void> {
  const messages = accountMessages[toLanguage(locale)][kind]
  const { subject, heading, more, button } = messages
  const what = messages.what.replace('{when}', toMoment(now, locale))
  const { pair } = confirmationMessages[toLanguage(locale)]
  await putMessage(db, {
    to,
    locale,
    subject,
    html: await mailLayout(
      { locale, subject, heading },
      html`<p style="margin:0 0 24px">${what}</p>
        ${
          link === undefined
            ? ''
            : html`<p style="margin:0 0 24px">
                <a
                  href="${link}"
                  style="display:inline-block;padding:12px 24px;border-radius:999px;background:#1f3c33;color:#fbf7ef;text-decoration:none"
                  >${button}</a
                >
              </p>`
        }
        <p style="margin:0;color:#55635b">${more}</p>`,
    ),
    text: [heading, what, ...(link === undefined ? [] : [pair(button, link)]), more].join('\n\n'),
    now,
  })
}

/** The day and the time, in the shop's time zone. */
const toMoment = (at: number, locale: Locale) =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: TIME_ZONE,
    timeZoneName: 'short',
  }).format(at)
