import { html, raw } from 'hono/html'

import { bankCodeInput, bankCodeInputNames } from './bank-code-input.ts'
import { cardInputs } from './card-inputs.ts'
import type { CardErrors, TypedCard } from './card-rules.ts'
import { cardStyle, pageStyle } from './card-style.ts'
import { messagesFor, type PaymentLocale } from './messages.ts'
import { profile } from '../profiles/current.ts'

interface PageSetup {
  locale: PaymentLocale
  nonce: string
  /** The form's target: the page itself. */
  action: string
  /** The link back to the shop without paying. */
  cancel: string
  typed?: TypedCard
  problems?: CardErrors
}

/** The provider's own page, for shoppers without JavaScript. */
export function pageDocument({ locale, nonce, action, cancel, typed, problems }: PageSetup) {
  const messages = messagesFor(locale)
  return createDocument(
    {
      locale,
      nonce,
      title: problems ? messages.errorTitle(messages.title) : messages.title,
    },
    html`<div class="head">
        <h1>${messages.title}</h1>
        <p>${messages.intro}</p>
      </div>
      ${problems ? html`<p class="summary" role="alert">${messages.summary}</p>` : ''}
      <form method="post" action="${action}" novalidate>
        ${cardInputs({ messages, ...(typed && { typed }), ...(problems && { problems }) })}
        <p class="test">${messages.testMode}</p>
        <div class="actions">
          <button>${messages.submit}</button>
          <a href="${cancel}">${messages.cancel}</a>
        </div>
      </form>`,
  )
}

interface BankSetup extends Pick<PageSetup, 'locale' | 'nonce' | 'action' | 'cancel'> {
  /** The id of the open authentication. */
  authentication: string
  problem?: 'missing' | 'invalid'
}

/** The page that asks for the bank's code after the card. */
export function bankDocument({ locale, nonce, action, cancel, ...requested }: BankSetup) {
  const messages = messagesFor(locale)
  const { bank } = messages
  return createDocument(
    {
      locale,
      nonce,
      title: requested.problem ? messages.errorTitle(bank.title) : bank.title,
    },
    html`<div class="head">
        <h1>${bank.title}</h1>
        <p>${bank.intro}</p>
      </div>
      <form method="post" action="${action}" novalidate>
        <input type="hidden" name="${bankCodeInputNames.id}" value="${requested.authentication}" />
        ${bankCodeInput(messages, requested.problem && bank[requested.problem])}
        <div class="actions">
          <button>${bank.submit}</button>
          <a href="${cancel}">${messages.cancel}</a>
        </div>
      </form>`,
  )
}

/** The page for an incomplete or unregistered address. */
export function errorDocument(locale: PaymentLocale, nonce: string) {
  const { title, text } = messagesFor(locale).invalidAddress
  return createDocument(
    { locale, nonce, title },
    html`<div class="head">
      <h1>${title}</h1>
      <p>${text}</p>
    </div>`,
  )
}

/** The shop's name, with an "and" in another color. */
const [START, END] = profile.shopName.split(' & ')
const NAME = END ? html`${START} <span class="amp">&amp;</span> ${END}` : START

interface DocumentSetup extends Pick<PageSetup, 'locale' | 'nonce'> {
  title: string
}

function createDocument({ locale, nonce, title }: DocumentSetup, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${raw(cardStyle + pageStyle)}
        </style>
      </head>
      <body>
        <main>
          <p class="mark" translate="no">
            <span>${NAME}</span>
          </p>
          ${content}
        </main>
      </body>
    </html>`
}
