import { html, raw } from 'hono/html'

import { bankCodeInput } from './bank-code-input.ts'
import { cardInputs } from './card-inputs.ts'
import { cardBrands, createCardRules, type Month } from './card-rules.ts'
import { cardStyle } from './card-style.ts'
import { bankCodeForm } from './bank-script.ts'
import { cardForm, fieldProtocol } from './field-script.ts'
import { messagesFor, type PaymentLocale } from './messages.ts'

interface FieldSetup {
  locale: PaymentLocale
  parentOrigin: string
  tokensAddress: string
  today: Month
  nonce: string
  /** The rules that make the field look like the shop. */
  appearance: string
}

/**
 * The document of the hosted field, which the shop shows in a frame. Its hidden button lets Enter
 * submit the form; the visible button is in the shop's page.
 */
export function fieldDocument({ locale, nonce, appearance, ...setup }: FieldSetup) {
  const messages = messagesFor(locale)
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${messages.title}</title>
        <style nonce="${nonce}">
          ${raw(cardStyle + appearance)}
        </style>
      </head>
      <body>
        <form class="inset" novalidate>
          ${cardInputs({ messages })}
          <div class="bank" hidden>
            <p>${messages.bank.intro}</p>
            ${bankCodeInput(messages)}
          </div>
          <p class="test">${messages.testMode}</p>
          <button hidden></button>
        </form>
        <script type="module" nonce="${nonce}">
          ${raw(getScript({ messages, ...setup }))}
        </script>
      </body>
    </html>`
}

const getScript = ({
  messages,
  today,
  parentOrigin,
  tokensAddress,
}: Omit<FieldSetup, 'appearance' | 'locale' | 'nonce'> & {
  messages: ReturnType<typeof messagesFor>
}) => `
let changed = () => {}
const bank = (${toSource(bankCodeForm)})({ messages: ${json(messages.bank)}, onChange: () => changed() })
const form = (${toSource(cardForm)})({
  rules: (${toSource(createCardRules)})((${toSource(cardBrands)})()), messages: ${json(messages)}, today: ${json(today)}, onChange: () => { bank.reset(); changed() },
})
changed = (${toSource(fieldProtocol)})({
  form, bank, parentOrigin: ${json(parentOrigin)}, tokensAddress: ${json(tokensAddress)},
})
`

/** These functions use nothing outside themselves, so their source works as a script. */
const toSource = (part: (...given: never[]) => unknown) => part.toString()

/** JSON that cannot close the surrounding script element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
