import { html, raw } from 'hono/html'

import { bankInput } from './bank-code-input.ts'
import { cardInputs } from './card-inputs.ts'
import { cardBrands, cardRules, type Month } from './card-rules.ts'
import { cardStyle } from './card-style.ts'
import { bankQuestion } from './bank-script.ts'
import { cardForm, fieldProtocol } from './field-script.ts'
import { wordsOf, type PaymentLocale } from './messages.ts'

interface FieldSetup {
  locale: PaymentLocale
  parentOrigin: string
  tokensAddress: string
  today: Month
  nonce: string
}

/**
 * The document of the hosted field, which the shop shows in a frame. Its hidden button lets Enter
 * submit the form; the visible button is in the shop's page.
 */
export function fieldDocument({ locale, nonce, ...setup }: FieldSetup) {
  const words = wordsOf(locale)
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.title}</title>
        <style nonce="${nonce}">
          ${raw(cardStyle)}
        </style>
      </head>
      <body>
        <form class="inset" novalidate>
          ${cardInputs({ words })}
          <div class="bank" hidden>
            <p>${words.bank.intro}</p>
            ${bankInput(words)}
          </div>
          <p class="test">${words.testMode}</p>
          <button hidden></button>
        </form>
        <script type="module" nonce="${nonce}">
          ${raw(scriptOf({ words, ...setup }))}
        </script>
      </body>
    </html>`
}

const scriptOf = ({
  words,
  today,
  parentOrigin,
  tokensAddress,
}: Omit<FieldSetup, 'locale' | 'nonce'> & { words: ReturnType<typeof wordsOf> }) => `
let changed = () => {}
const bank = (${sourceOf(bankQuestion)})({ words: ${json(words.bank)}, onChange: () => changed() })
const form = (${sourceOf(cardForm)})({
  rules: (${sourceOf(cardRules)})((${sourceOf(cardBrands)})()), words: ${json(words)}, today: ${json(today)}, onChange: () => { bank.forget(); changed() },
})
changed = (${sourceOf(fieldProtocol)})({
  form, bank, parentOrigin: ${json(parentOrigin)}, tokensAddress: ${json(tokensAddress)},
})
`

/** These functions use nothing outside themselves, so their source works as a script. */
const sourceOf = (part: (...given: never[]) => unknown) => part.toString()

/** JSON that cannot close the surrounding script element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
