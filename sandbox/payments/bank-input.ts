import { html } from 'hono/html'

import type { Words } from './words.ts'

/** What stands in forms for the bank's question; a log of calls knows the code's name to be secret. */
export const bankInputNames = { id: 'authentication', code: 'securityCode' } as const

/** Where the code goes that a bank has sent; the same in the hosted field and on the page. */
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
