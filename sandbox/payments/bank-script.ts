import type { Words } from './messages.ts'

interface Setup {
  words: Words['bank']
  onChange: () => void
}

export type BankQuestion = ReturnType<typeof bankQuestion>

/**
 * The part of the hosted field that asks for the bank's code. It is written into the page as text,
 * like the rest of the field's script, so it must not use anything outside itself.
 */
export function bankQuestion({ words, onChange }: Setup) {
  const block = document.querySelector<HTMLElement>('.bank')
  const input = document.querySelector<HTMLInputElement>('#bank-code')
  const error = document.querySelector('#bank-code-error')
  let asked = ''

  const say = (problem: '' | 'missing' | 'invalid') => {
    if (error) error.textContent = problem === '' ? '' : words[problem]
    input?.setAttribute('aria-invalid', String(problem !== ''))
  }
  const code = () => input?.value.trim() ?? ''
  input?.addEventListener('input', () => {
    say('')
    onChange()
  })

  return {
    /** The id of the open authentication; empty if there is none. */
    asked: () => asked,
    code,
    isAnswered: () => asked === '' || code() !== '',
    ask(id: string) {
      asked = id
      if (block) block.hidden = false
      onChange()
      input?.focus()
    },
    refuse(problem: 'missing' | 'invalid') {
      say(problem)
      input?.focus()
    },
    /** A changed card needs a new authentication. */
    forget() {
      if (asked === '') return
      asked = ''
      say('')
      if (input) input.value = ''
      if (block) block.hidden = true
    },
  }
}
