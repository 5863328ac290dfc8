import { html } from 'hono/html'

import { languageOf, type Locale } from '../sites.ts'
import { codeWords } from './code-messages.ts'
import { mailFrame } from './mail-layout.ts'
import { putMessage } from './messages.ts'

interface CodeMail {
  kind: keyof (typeof codeWords)['en']
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
  const words = codeWords[languageOf(locale)][kind]
  const text = [
    words.heading,
    words.what,
    ...(link === undefined ? [`${words.code} ${token}`] : [`${words.follow} ${link}`]),
    words.lasts,
    words.unasked,
  ].join('\n\n')
  await putMessage(db, {
    to,
    locale,
    subject: words.subject,
    html: await layout({ words, token, link, locale }),
    text,
    now,
  })
}

interface Layout extends Pick<CodeMail, 'token' | 'link' | 'locale'> {
  words: (typeof codeWords)['en']['reset']
}

const layout = ({ words, token, link, locale }: Layout) =>
  mailFrame(
    { locale, subject: words.subject, heading: words.heading },
    html`<p style="margin:0 0 24px">${words.what}</p>
      ${
        link === undefined
          ? html`<p style="margin:0 0 4px">${words.code}</p>
              <p style="margin:0 0 24px;font-size:20px;overflow-wrap:anywhere">
                <strong>${token}</strong>
              </p>`
          : html`<p style="margin:0 0 24px">
              <a
                href="${link}"
                style="display:inline-block;padding:12px 24px;border-radius:999px;background:#1f3c33;color:#fbf7ef;text-decoration:none"
                >${words.button}</a
              >
            </p>`
      }
      <p style="margin:0 0 4px">${words.lasts}</p>
      <p style="margin:0;color:#55635b">${words.unasked}</p>`,
  )
