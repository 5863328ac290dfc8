import type { Words } from './words.ts'

interface Setup {
  words: Words['bank']
  onChange: () => void
}

export type BankQuestion = ReturnType<typeof bankQuestion>

/**
 * What the hosted field does where a bank has a question. Written into the page as text, as the rest of
 * the field's script is: it may use nothing from outside itself.
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
    /** Whose question is open; empty for none. */
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
    /** Another card is another question. */
    forget() {
      if (asked === '') return
      asked = ''
      say('')
      if (input) input.value = ''
      if (block) block.hidden = true
    },
  }
}
