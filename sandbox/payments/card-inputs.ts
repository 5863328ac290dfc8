import { html } from 'hono/html'

import type { CardInput, CardErrors, TypedCard } from './card-rules.ts'
import type { PaymentMessages } from './messages.ts'

interface InputsSetup {
  messages: PaymentMessages
  /** Values to show again; never the number and the code. */
  typed?: Pick<TypedCard, 'expiry' | 'holder'>
  problems?: CardErrors
}

/** The four inputs of a card with their errors, shared by the hosted field and the page. */
export function cardInputs({ messages, typed, problems = {} }: InputsSetup) {
  const first = Object.keys(problems)[0]
  const input = (name: CardInput, attributes: ReturnType<typeof html>, hint = '') =>
    html`<div class="input ${name === 'number' || name === 'holder' ? 'whole' : ''}">
      <label for="${name}">${messages[name]}</label>
      <div class="row">
        <input
          id="${name}"
          name="${inputNames[name]}"
          required
          aria-describedby="${described(name, hint)}"
          aria-invalid="${problems[name] ? 'true' : 'false'}"
          ${attributes}
          ${name === first ? html`autofocus` : ''}
        />
        ${name === 'number' ? html`<span class="brand" id="brand"></span>` : ''}
      </div>
      ${hint === '' ? '' : html`<span class="hint" id="${name}-hint">${hint}</span>`}
      <span class="error" id="${name}-error">${problemText(messages, name, problems)}</span>
    </div>`

  return html`<fieldset class="card" aria-label="${messages.group}">
    ${input('number', html`autocomplete="cc-number" inputmode="numeric" maxlength="23"`)}
    ${input(
      'expiry',
      html`autocomplete="cc-exp" inputmode="numeric" maxlength="9"
      placeholder="${messages.expiryShape}" value="${typed?.expiry ?? ''}"`,
      messages.expiryHint,
    )}
    ${input('code', html`autocomplete="cc-csc" inputmode="numeric" maxlength="4"`, messages.codeHint)}
    ${input('holder', html`autocomplete="cc-name" maxlength="60" value="${typed?.holder ?? ''}"`)}
  </fieldset>`
}

/** The log of calls treats these names as secret. */
export const inputNames = {
  number: 'cardNumber',
  expiry: 'expiry',
  code: 'securityCode',
  holder: 'holder',
} as const satisfies Record<CardInput, string>

const described = (name: CardInput, hint: string) =>
  [name === 'number' ? 'brand' : '', hint === '' ? '' : `${name}-hint`, `${name}-error`]
    .filter(Boolean)
    .join(' ')

function problemText(messages: PaymentMessages, name: CardInput, problems: CardErrors): string {
  const problem = problems[name]
  if (problem === undefined) return ''
  const texts: Partial<Record<typeof problem, string>> = messages.problems[name]
  return texts[problem] ?? ''
}
