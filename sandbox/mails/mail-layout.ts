import { html } from 'hono/html'

import type { Locale } from '../platform/site.ts'
import { SHOP } from './shop-name.ts'

type Markup = ReturnType<typeof html>

interface MailFrame {
  locale: Locale
  subject: string
  heading: string
}

/** A mail's HTML. It uses tables and inline styles, because mail clients support little else. */
export const mailLayout = ({ locale, subject, heading }: MailFrame, content: Markup) =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;background:#faf6ee">
        <table
          role="presentation"
          width="100%"
          style="${fonts};background:#faf6ee;border-spacing:0"
        >
          <tr>
            <td align="center" style="padding:32px 16px">
              <table
                role="presentation"
                width="100%"
                style="max-width:560px;border-spacing:0;text-align:left"
              >
                ${brandRow}
                <tr>
                  <td
                    style="padding:32px 24px;background:#fffdf9;border:1px solid #ded4c2;border-radius:10px"
                  >
                    <h1 style="margin:0 0 16px;font-size:28px;line-height:1.2">${heading}</h1>
                    ${content}
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

const [first = '', second] = SHOP.split(' & ')
const ampersand = html`<span style="color:#94501f;font-weight:normal">&amp;</span>`

const brandRow = html`<tr>
  <td style="padding-bottom:24px;font-size:20px;font-weight:bold;color:#1f3c33">
    ${second === undefined ? first : html`${first} ${ampersand} ${second}`}
  </td>
</tr>`
