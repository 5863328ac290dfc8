import { html } from 'hono/html'

import type { PaymentMessages } from './messages.ts'

/** Names of the inputs for the bank's code. The log of calls treats them as secret. */
export const bankCodeInputNames = { id: 'authentication', code: 'securityCode' } as const

/** The input for the code from the bank, shared by the hosted field and the page. */
export const bankCodeInput = (messages: PaymentMessages, error = '') =>
  html`<div class="input">
    <label for="bank-code">${messages.bank.code}</label>
    <input
      id="bank-code"
      name="${bankCodeInputNames.code}"
      required
      autocomplete="one-time-code"
      inputmode="numeric"
      maxlength="12"
      aria-describedby="bank-code-hint bank-code-error"
      aria-invalid="${error === '' ? 'false' : 'true'}"
      ${error === '' ? '' : html`autofocus`}
    />
    <span class="hint" id="bank-code-hint">${messages.bank.hint}</span>
    <span class="error" id="bank-code-error">${error}</span>
  </div>`
