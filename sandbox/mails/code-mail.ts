import { html } from 'hono/html'

import { toLanguage, type Locale } from '../platform/site.ts'
import { codeMessages } from './code-messages.ts'
import { mailLayout } from './mail-layout.ts'
import { putMessage } from './messages.ts'

interface CodeMail {
  kind: keyof (typeof codeMessages)['en']
  token: string
  /** An e-mail address, or the telephone number of a text message. */
  to: string
  /** The address where the token can be used, if known. */
  link: string | undefined
  locale: Locale
  now: number
}

/** Puts a mail with a token into the outbox. */
export async function sendCodeMail(
  db: D1Database,
  { kind, token, to, link, locale, now }: CodeMail,
): Promise<void> {
  const messages = codeMessages[toLanguage(locale)][kind]
  const text = [
    messages.heading,
    messages.what,
    ...(link === undefined ? [`${messages.code} ${token}`] : [`${messages.follow} ${link}`]),
    messages.lasts,
    messages.unasked,
  ].join('\n\n')
  await putMessage(db, {
    to,
    locale,
    subject: messages.subject,
    html: await layout({ messages, token, link, locale }),
    text,
    now,
  })
}

interface Layout extends Pick<CodeMail, 'token' | 'link' | 'locale'> {
  messages: (typeof codeMessages)['en']['reset']
}

const layout = ({ messages, token, link, locale }: Layout) =>
  mailLayout(
    { locale, subject: messages.subject, heading: messages.heading },
    html`<p style="margin:0 0 24px">${messages.what}</p>
      ${
        link === undefined
          ? html`<p style="margin:0 0 4px">${messages.code}</p>
              <p style="margin:0 0 24px;font-size:20px;overflow-wrap:anywhere">
                <strong>${token}</strong>
              </p>`
          : html`<p style="margin:0 0 24px">
              <a
                href="${link}"
                style="display:inline-block;padding:12px 24px;border-radius:999px;background:#1f3c33;color:#fbf7ef;text-decoration:none"
                >${messages.button}</a
              >
            </p>`
      }
      <p style="margin:0 0 4px">${messages.lasts}</p>
      <p style="margin:0;color:#55635b">${messages.unasked}</p>`,
  )
