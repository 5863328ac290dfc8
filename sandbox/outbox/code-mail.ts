import { html } from 'hono/html'

import { languageOf, type Locale } from '../sites.ts'
import { codeWords } from './code-words.ts'

interface CodeMail {
  kind: keyof (typeof codeWords)['en']
  token: string
  /** An e-mail address, or the telephone number of a text message. */
  to: string
  /** Where the token can be used, if that is known. */
  link: string | undefined
  locale: Locale
  now: number
}

/** Puts a mail into the outbox that brings its recipient a token. */
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
  await db
    .prepare(
      `INSERT INTO outbox_messages (id, order_no, recipient, locale, subject, html, text, sent_at)
       VALUES (?1, NULL, ?2, ?3, ?4, ?5, ?6, ?7)`,
    )
    .bind(
      crypto.randomUUID(),
      to,
      locale,
      words.subject,
      String(await layout({ words, token, link, locale })),
      text,
      now,
    )
    .run()
}

interface Layout extends Pick<CodeMail, 'token' | 'link' | 'locale'> {
  words: (typeof codeWords)['en']['reset']
}

const layout = ({ words, token, link, locale }: Layout) =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.subject}</title>
      </head>
      <body style="margin:0;background:#faf6ee">
        <table role="presentation" width="100%" style="${fonts};border-spacing:0">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table
                role="presentation"
                width="100%"
                style="max-width:560px;border-spacing:0;text-align:left"
              >
                <tr>
                  <td
                    style="padding:32px 24px;background:#fffdf9;border:1px solid #ded4c2;border-radius:10px"
                  >
                    <h1 style="margin:0 0 16px;font-size:28px;line-height:1.2">${words.heading}</h1>
                    <p style="margin:0 0 24px">${words.what}</p>
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
                    <p style="margin:0;color:#55635b">${words.unasked}</p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`

const fonts =
  "font-family:'Instrument Sans',Arial,Helvetica,sans-serif;line-height:1.55;color:#1a312a"
