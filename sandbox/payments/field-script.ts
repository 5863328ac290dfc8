import type { BankCodeForm } from './bank-script.ts'
import type { CardInput, CardErrors, CardRules, Month, TypedCard } from './card-rules.ts'
import type { PaymentMessages } from './messages.ts'

type Setup = {
  rules: CardRules
  messages: PaymentMessages
  today: Month
  onChange: () => void
}

type CardForm = ReturnType<typeof cardForm>

/**
 * The part of the hosted field that handles typing. It is written into the page as text, like the
 * whole script, so it must not use anything outside itself.
 */
export function cardForm({ rules, messages, today, onChange }: Setup) {
  const names: CardInput[] = ['number', 'expiry', 'code', 'holder']
  const findInput = (name: CardInput) => document.querySelector<HTMLInputElement>(`#${name}`)
  const readValue = (name: CardInput) => findInput(name)?.value ?? ''
  const write = (id: string, text: string) => {
    const element = document.getElementById(id)
    if (element && element.textContent !== text) element.textContent = text
  }

  const typed = (): TypedCard => ({
    number: readValue('number'),
    expiry: readValue('expiry'),
    code: readValue('code'),
    holder: readValue('holder'),
  })
  const problems = () => rules.findErrors(typed(), today)

  const showProblem = (name: CardInput, found: CardErrors) => {
    const problem = found[name]
    const texts: Partial<Record<string, string>> = messages.problems[name]
    write(`${name}-error`, problem === undefined ? '' : (texts[problem] ?? ''))
    findInput(name)?.setAttribute('aria-invalid', String(problem !== undefined))
  }

  /** Groups the digits, and keeps the caret before the same digit. */
  const regroup = (input: HTMLInputElement, group: (typed: string) => string) => {
    const end = input.selectionStart ?? input.value.length
    let after = rules.keepDigits(input.value.slice(end)).length
    const grouped = group(input.value)
    if (grouped === input.value) return
    input.value = grouped
    let caret = grouped.length
    for (; after > 0 && caret > 0; caret -= 1) if (/\d/.test(grouped[caret - 1] ?? '')) after -= 1
    // Place the caret before a space, so that the next Backspace deletes a digit.
    if (grouped[caret - 1] === ' ') caret -= 1
    if (document.activeElement === input) input.setSelectionRange(caret, caret)
  }

  const expiryGrouped = (text: string) => {
    if (/^\d{2}\s*\/\s*\d{4}$/.test(text)) return text.replace(/\s*\/\s*20/, '/')
    const digits = rules.keepDigits(/^[2-9]/.test(text) ? `0${text}` : text).slice(0, 4)
    return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
  }

  const showBrand = () => {
    const brand = rules.findBrand(readValue('number'))
    write('brand', brand?.short ?? '')
    write('code-hint', brand?.code === 4 ? messages.codeHintFour : messages.codeHint)
    const code = findInput('code')
    if (code) code.maxLength = brand?.code ?? 4
  }

  for (const name of names) {
    const input = findInput(name)
    input?.addEventListener('input', () => {
      if (name === 'number') regroup(input, rules.grouped)
      if (name === 'expiry') regroup(input, expiryGrouped)
      if (name === 'number') showBrand()
      if (input.getAttribute('aria-invalid') === 'true') showProblem(name, problems())
      onChange()
    })
    input?.addEventListener('change', () => {
      if (input.value.trim() !== '') showProblem(name, problems())
    })
  }

  return {
    typed,
    problems,
    showProblems(found: CardErrors) {
      for (const name of names) showProblem(name, found)
      const first = names.find((name) => found[name] !== undefined)
      if (first) findInput(first)?.focus()
    },
    focusFirst: () => findInput(names.find((name) => readValue(name) === '') ?? 'number')?.focus(),
  }
}

interface ProtocolSetup {
  form: CardForm
  bank: BankCodeForm
  /** The only origin that messages are exchanged with. */
  parentOrigin: string
  tokensAddress: string
}

interface Issued {
  token?: string
  problems?: CardErrors
  /** The id of the authentication to complete first. */
  authentication?: string
  code?: 'invalid'
}

/**
 * The message protocol between the hosted field and the page around it. The card's number is only
 * sent to the provider.
 */
export function fieldProtocol({ form, bank, parentOrigin, tokensAddress }: ProtocolSetup) {
  const say = (message: object) => window.parent.postMessage(message, parentOrigin)
  const isComplete = () => Object.keys(form.problems()).length === 0 && bank.isComplete()
  let reported: boolean | null = null
  let requested = ''

  const sayState = () => {
    const complete = isComplete()
    if (complete !== reported) say({ type: 'state', complete })
    reported = complete
  }
  const sayHeight = () =>
    say({ type: 'resize', height: Math.ceil(document.body.getBoundingClientRect().height) })
  const greet = () => {
    reported = null
    say({ type: 'ready' })
    sayHeight()
    sayState()
  }

  const send = async (path: string, body: object): Promise<Issued> => {
    const response = await fetch(tokensAddress + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(10_000),
    })
    return response.json()
  }

  /** Returns a token, or undefined after moving the focus to the problem. */
  const issued = async () => {
    const found = form.problems()
    if (Object.keys(found).length > 0) return form.showProblems(found)
    const { number, expiry, code, holder } = form.typed()
    const bankForm = bank.openId()
    if (!bank.isComplete()) return bank.showError('missing')
    const body = bankForm
      ? await send('/authentications', { authentication: bankForm, securityCode: bank.code() })
      : await send('', { cardNumber: number, expiry, securityCode: code, holder })
    if (body.code) return bank.showError(body.code)
    if (body.authentication) return bank.open(body.authentication)
    bank.reset()
    if (body.problems) return form.showProblems(body.problems)
    if (body.token) return body.token
    throw new Error('The provider gave no token.')
  }

  const tokenize = async (id: string) => {
    const token = await issued()
    if (token === undefined) say({ type: 'refused', id, reason: 'incomplete' })
    else say({ type: 'token', id, token })
  }

  /** The page may send the same request twice if it was greeted twice. */
  const response = (id: string) => {
    if (id === requested) return
    requested = id
    tokenize(id).catch(() => say({ type: 'refused', id, reason: 'unavailable' }))
  }

  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== parentOrigin) return
    if (data?.type === 'hello') greet()
    if (data?.type === 'focus') form.focusFirst()
    if (data?.type === 'tokenize' && typeof data.id === 'string') response(data.id)
  })
  new ResizeObserver(sayHeight).observe(document.body)
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    say({ type: 'submit' })
  })
  greet()
  return sayState
}
