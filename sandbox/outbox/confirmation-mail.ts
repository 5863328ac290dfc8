import { html } from 'hono/html'

import { languageOf } from '../sites.ts'
import { confirmationMessages } from './confirmation-messages.ts'
import type { Confirmation } from './confirmation.ts'
import { mailLayout } from './mail-layout.ts'

/** The confirmation as HTML. */
export const confirmationMail = (mail: Confirmation) =>
  mailLayout(
    { ...mail, isBranded: true },
    html`<p style="margin:0 0 4px">${mail.greeting}</p>
      <p style="margin:0 0 24px">${mail.received}</p>
      ${bought(mail)} ${facts(mail)}
      <h2 style="${heading}">${mail.nextHeading}</h2>
      <ol style="margin:0;padding:0 0 0 20px">
        ${mail.next.map((sentence) => html`<li style="padding:0 0 8px 4px">${sentence}</li>`)}
      </ol>
      ${links(mail)}
      <p style="margin:16px 0 0">${mail.closing}</p>`,
  )

const heading = 'margin:24px 0 8px;font-size:18px;line-height:1.3'
const cell = 'padding:12px 0;border-top:1px solid #ded4c2;vertical-align:top'
const plain = 'padding:4px 0;vertical-align:top'
const figure = 'text-align:right;white-space:nowrap;padding-left:16px'
const picture = 'width:64px;padding-right:16px'
const image = 'display:block;border-radius:4px;background:#eeeae1;object-fit:cover;font-size:0'
const quiet = 'font-size:14px;color:#55635b'

function bought({ lines, sums, total }: Confirmation) {
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
            <td style="${cell};${figure}">${line.amount}</td>
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
    <tr>
      <td colspan="2" style="${plain};font-size:20px"><strong>${total.label}</strong></td>
      <td style="${plain};font-size:20px;${figure}"><strong>${total.amount}</strong></td>
    </tr>
  </table>`
}

const button =
  'display:inline-block;padding:12px 24px;border-radius:999px;background:#1f3c33;color:#fbf7ef;text-decoration:none'

/** The first link is a button. */
const links = (mail: Confirmation) =>
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

const facts = (mail: Confirmation) =>
  mail.facts.map(
    ({ label, lines }) =>
      html`<h2 style="${heading}">${label}</h2>
        <p style="margin:0">
          ${lines.map((line, index) => html`${index > 0 ? html`<br />` : ''}${line}`)}
        </p>`,
  )

/** The confirmation as plain text. */
export function confirmationText(mail: Confirmation): string {
  const { pair } = confirmationMessages[languageOf(mail.locale)]
  const amounts = ({ label, amount }: { label: string; amount: string }) => pair(label, amount)
  const lines = mail.lines.flatMap((line) => [
    `- ${pair(`${line.name} (${line.quantity})`, line.amount)}`,
    ...line.reductions.map((reduction) => `  ${amounts(reduction)}`),
  ])
  return (
    [
      mail.heading,
      [mail.greeting, mail.received].join('\n'),
      lines.join('\n'),
      [...mail.sums, mail.total].map(amounts).join('\n'),
      ...mail.facts.map((fact) => [fact.label, ...fact.lines].join('\n')),
      [mail.nextHeading, ...mail.next.map((sentence, index) => `${index + 1}. ${sentence}`)].join(
        '\n',
      ),
      ...(mail.links.length === 0
        ? []
        : [mail.links.map(({ label, address }) => pair(label, address)).join('\n')]),
      mail.closing,
    ]
      .join('\n\n')
      // Two plain spaces before a Canadian postal code: in text, no space collapses.
      .replaceAll('\u00a0 ', '  ')
  )
}
