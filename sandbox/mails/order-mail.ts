import { html } from 'hono/html'

import { toLanguage, type Locale } from '../platform/site.ts'
import { confirmationMessages } from './confirmation-messages.ts'
import { mailLayout } from './mail-layout.ts'

export interface Amount {
  label: string
  amount: string
}

/** All texts of a mail about an order in the shopper's language, without layout. */
export interface OrderMail {
  locale: Locale
  subject: string
  heading: string
  greeting: string
  received: string
  /** One picture of everything, and the text that stands for it. */
  together?: { address: string; text: string } | undefined
  lines: {
    name: string
    quantity: string
    /** Only where the mail is about money. */
    amount?: string
    reductions: Amount[]
    picture: string | undefined
  }[]
  sums: Amount[]
  total?: Amount
  facts: { label: string; lines: string[] }[]
  nextHeading: string
  next: string[]
  /** The shop's address; empty if unknown. */
  links: { label: string; address: string }[]
  closing: string
}

/** A mail about an order as HTML. It can be read without its pictures. */
export const orderMail = (mail: OrderMail) =>
  mailLayout(
    mail,
    html`<p style="margin:0 0 4px">${mail.greeting}</p>
      <p style="margin:0 0 24px">${mail.received}</p>
      ${together(mail)} ${bought(mail)} ${facts(mail)} ${nextSteps(mail)} ${links(mail)}
      <p style="margin:16px 0 0">${mail.closing}</p>`,
  )

/** The next steps, numbered if there are several. */
function nextSteps({ nextHeading, next }: OrderMail) {
  if (next.length === 0) return ''
  const [only] = next
  const steps =
    next.length === 1
      ? html`<p style="margin:0 0 8px">${only}</p>`
      : html`<ol style="margin:0;padding:0 0 0 20px">
          ${next.map((sentence) => html`<li style="padding:0 0 8px 4px">${sentence}</li>`)}
        </ol>`
  return html`<h2 style="${heading}">${nextHeading}</h2>
    ${steps}`
}

/** Its text is shown, small and quiet, where pictures are blocked. */
const together = ({ together: picture }: OrderMail) =>
  picture === undefined
    ? ''
    : html`<img
        src="${picture.address}"
        alt="${picture.text}"
        width="512"
        height="269"
        style="display:block;width:100%;height:auto;margin:0 0 24px;border-radius:6px;background:#eeeae1;color:#55635b;font-size:14px;line-height:1.4"
      />`

const heading = 'margin:24px 0 8px;font-size:18px;line-height:1.3'
const cell = 'padding:12px 0;border-top:1px solid #ded4c2;vertical-align:top'
const plain = 'padding:4px 0;vertical-align:top'
const figure = 'text-align:right;white-space:nowrap;padding-left:16px'
const picture = 'width:64px;padding-right:16px'
const image = 'display:block;border-radius:4px;background:#eeeae1;object-fit:cover;font-size:0'
const quiet = 'font-size:14px;color:#55635b'

function bought({ lines, sums, total }: OrderMail) {
  return html`<table width="100%" style="border-spacing:0;font-size:16px">
    ${lines.map(
      (line) =>
        html`<tr>
            <td style="${cell};${picture}">
              ${
                line.picture
                  ? html`<img
                      src="${line.picture}"
                      alt=""
                      width="64"
                      height="80"
                      style="${image}"
                    />`
                  : ''
              }
            </td>
            <td style="${cell}">
              <strong>${line.name}</strong><br /><span style="${quiet}">${line.quantity}</span>
            </td>
            <td style="${cell};${figure}">${line.amount ?? ''}</td>
          </tr>
          ${line.reductions.map(
            ({ label, amount }) =>
              html`<tr>
                <td colspan="2" style="padding:0 0 12px;color:#2b6546">${label}</td>
                <td style="padding:0 0 12px;color:#2b6546;${figure}">${amount}</td>
              </tr>`,
          )}`,
    )}
    <tr>
      <td colspan="3" style="border-top:1px solid #ded4c2;padding-top:8px"></td>
    </tr>
    ${sums.map(
      ({ label, amount }) =>
        html`<tr>
          <td colspan="2" style="${plain}">${label}</td>
          <td style="${plain};${figure}">${amount}</td>
        </tr>`,
    )}
    ${
      total
        ? html`<tr>
            <td colspan="2" style="${plain};font-size:20px"><strong>${total.label}</strong></td>
            <td style="${plain};font-size:20px;${figure}"><strong>${total.amount}</strong></td>
          </tr>`
        : ''
    }
  </table>`
}

const button =
  'display:inline-block;padding:12px 24px;border-radius:999px;background:#1f3c33;color:#fbf7ef;text-decoration:none'

/** The first link is a button. */
const links = (mail: OrderMail) =>
  mail.links.length === 0
    ? ''
    : html`<p style="margin:24px 0 0">
        ${mail.links.map(
          ({ label, address }, index) =>
            html`<a
              href="${address}"
              style="${index === 0 ? button : 'display:inline-block;padding:12px 16px;color:#1f3c33'}"
              >${label}</a
            > `,
        )}
      </p>`

const facts = (mail: OrderMail) =>
  mail.facts.map(
    ({ label, lines }) =>
      html`<h2 style="${heading}">${label}</h2>
        <p style="margin:0">
          ${lines.map((line, index) => html`${index > 0 ? html`<br />` : ''}${linked(line)}`)}
        </p>`,
  )

/** An address can be followed. */
const linked = (line: string) =>
  /^https?:/.test(line)
    ? html`<a href="${line}" style="color:#1f3c33;overflow-wrap:anywhere"
        >${line.replace(/^https?:\/\//, '')}</a
      >`
    : line

/** The same mail as plain text. */
export function orderMailText(mail: OrderMail): string {
  const { pair } = confirmationMessages[toLanguage(mail.locale)]
  const named = ({ name, quantity }: OrderMail['lines'][number]) => `${name} (${quantity})`
  const amounts = ({ label, amount }: { label: string; amount: string }) => pair(label, amount)
  const lines = mail.lines.flatMap((line) => [
    `- ${line.amount === undefined ? named(line) : pair(named(line), line.amount)}`,
    ...line.reductions.map((reduction) => `  ${amounts(reduction)}`),
  ])
  return (
    [
      mail.heading,
      [mail.greeting, mail.received].join('\n'),
      lines.join('\n'),
      [...mail.sums, ...(mail.total ? [mail.total] : [])].map(amounts).join('\n'),
      ...mail.facts.map((fact) => [fact.label, ...fact.lines].join('\n')),
      ...(mail.next.length === 0 ? [] : [nextText(mail)]),
      ...(mail.links.length === 0
        ? []
        : [mail.links.map(({ label, address }) => pair(label, address)).join('\n')]),
      mail.closing,
    ]
      .filter((part) => part !== '')
      .join('\n\n')
      // Two plain spaces before a Canadian postal code: in text, no space collapses.
      .replaceAll('\u00a0 ', '  ')
  )
}

const nextText = ({ nextHeading, next }: OrderMail) =>
  [
    nextHeading,
    ...next.map((sentence, index) => (next.length > 1 ? `${index + 1}. ${sentence}` : sentence)),
  ].join('\n')
