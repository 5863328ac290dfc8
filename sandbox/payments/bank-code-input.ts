import { html } from 'hono/html'

import type { Words } from './messages.ts'

/** Names of the inputs for the bank's code. The log of calls treats them as secret. */
export const bankInputNames = { id: 'authentication', code: 'securityCode' } as const

/** The input for the code from the bank, shared by the hosted field and the page. */
export const bankInput = (words: Words, error = '') =>
  html`<div class="input">
    <label for="bank-code">${words.bank.code}</label>
    <input
      id="bank-code"
      name="${bankInputNames.code}"
      required
      autocomplete="one-time-code"
      inputmode="numeric"
      maxlength="12"
      aria-describedby="bank-code-hint bank-code-error"
      aria-invalid="${error === '' ? 'false' : 'true'}"
      ${error === '' ? '' : html`autofocus`}
    />
    <span class="hint" id="bank-code-hint">${words.bank.hint}</span>
    <span class="error" id="bank-code-error">${error}</span>
  </div>`
