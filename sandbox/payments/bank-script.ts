import type { PaymentMessages } from './messages.ts'

interface Setup {
  messages: PaymentMessages['bank']
  onChange: () => void
}

export type BankCodeForm = ReturnType<typeof bankCodeForm>

/**
 * The part of the hosted field that asks for the bank's code. It is written into the page as text,
 * like the rest of the field's script, so it must not use anything outside itself.
 */
export function bankCodeForm({ messages, onChange }: Setup) {
  const block = document.querySelector<HTMLElement>('.bank')
  const input = document.querySelector<HTMLInputElement>('#bank-code')
  const error = document.querySelector('#bank-code-error')
  let openId = ''

  const say = (problem: '' | 'missing' | 'invalid') => {
    if (error) error.textContent = problem === '' ? '' : messages[problem]
    input?.setAttribute('aria-invalid', String(problem !== ''))
  }
  const code = () => input?.value.trim() ?? ''
  input?.addEventListener('input', () => {
    say('')
    onChange()
  })

  return {
    /** The id of the open authentication; empty if there is none. */
    openId: () => openId,
    code,
    isComplete: () => openId === '' || code() !== '',
    open(id: string) {
      openId = id
      if (block) block.hidden = false
      onChange()
      input?.focus()
    },
    showError(problem: 'missing' | 'invalid') {
      say(problem)
      input?.focus()
    },
    /** A changed card needs a new authentication. */
    reset() {
      if (openId === '') return
      openId = ''
      say('')
      if (input) input.value = ''
      if (block) block.hidden = true
    },
  }
}
