import type { IntlShape } from 'react-intl'

import { IDEMPOTENCY_KEY_FIELD } from '#shared/http/form-fields.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { newsletterEndpoints } from '#shared/newsletter/endpoints.ts'

import { createHttpPort } from '../kit/http/http-port.ts'
import type { AppContextValue } from '../kit/app-context.ts'
import { createIdempotencyKey, isIdempotencyKey } from '../kit/http/create-idempotency-key.ts'
import { onShopEvent } from '../kit/shop-events.ts'
import { setErrorTitle } from '../kit/use-error-title.ts'
import { dropDraft } from '../kit/forms/form-draft.ts'
import { emailMessage, subscriptionMessage } from './newsletter-messages.ts'

/** Sends the form in place. Its fields are elements of the document, which React leaves alone. */
export async function subscribe(
  form: HTMLFormElement,
  { site, locale }: Pick<AppContextValue, 'site' | 'locale'>,
  intl: IntlShape,
) {
  const parts = findParts(form)
  if (!parts || form.ariaBusy === 'true') return
  const { email, key, status } = parts
  watch(form)
  form.ariaBusy = 'true'
  status.textContent = ''
  email.removeAttribute('aria-invalid')
  const idempotencyKey = isIdempotencyKey(key.value) ? key.value : createIdempotencyKey()
  key.value = idempotencyKey
  const problem = await createHttpPort(newsletterEndpoints, { site, locale })
    .subscribeToNewsletter({ email: email.value }, idempotencyKey)
    .then(
      () => null,
      (error: unknown) => (error instanceof ProblemError ? error : new ProblemError('unexpected')),
    )
  form.ariaBusy = null
  setErrorTitle(intl, problem !== null)
  // Without a result the next attempt is the same action.
  if (problem?.type !== 'unavailable') key.value = createIdempotencyKey()
  if (problem) showError(parts, errorText(problem, parts, intl))
  else showSuccess(parts, form)
}

interface Parts {
  email: HTMLInputElement
  key: HTMLInputElement
  status: HTMLElement
}

function findParts(form: HTMLFormElement): Parts | null {
  const email = form.querySelector<HTMLInputElement>('[name="email"]')
  const key = form.querySelector<HTMLInputElement>(`[name="${IDEMPOTENCY_KEY_FIELD}"]`)
  const status = form.querySelector<HTMLElement>('[role="status"]')
  return email && key && status ? { email, key, status } : null
}

function errorText({ type, fields }: ProblemError, { status }: Parts, intl: IntlShape) {
  const code = fields?.['email']
  const configured = status.dataset['error']
  if (code && configured !== undefined) return configured
  const isOffline = type === 'unavailable' && !navigator.onLine
  const failure = isOffline ? 'formError.offline' : subscriptionMessage(type)
  const id = code ? emailMessage(code) : failure
  return intl.formatMessage({ id })
}

function showError({ email, status }: Parts, text: string) {
  status.textContent = text
  email.setAttribute('aria-invalid', 'true')
  email.focus()
}

function showSuccess({ email, status }: Parts, form: HTMLFormElement) {
  email.value = ''
  dropDraft(form)
  status.textContent = status.dataset['success'] ?? ''
}

const watched = new WeakSet<HTMLFormElement>()

/** The success message disappears when the shopper types, focuses the field or moves on (spec 3 §5). */
export function watch(form: HTMLFormElement) {
  const parts = findParts(form)
  if (!parts || watched.has(form)) return
  watched.add(form)
  const { email, status } = parts
  const clear = () => {
    if (status.textContent === status.dataset['success']) status.textContent = ''
  }
  email.addEventListener('input', clear)
  email.addEventListener('focus', clear)
  onShopEvent(({ type }) => type === 'page-viewed' && clear())
  const tooltip = form.querySelector('[role="tooltip"]')?.parentElement
  if (tooltip) closeWithEscape(tooltip)
}

/** Escape closes the tooltip until the pointer and the focus have left it. */
function closeWithEscape(tooltip: Element) {
  document.addEventListener('keydown', ({ key }) => {
    const isOpen = tooltip.matches(':hover, :focus-within')
    if (key === 'Escape' && isOpen) tooltip.toggleAttribute('data-closed', true)
  })
  for (const type of ['pointerleave', 'focusout']) {
    tooltip.addEventListener(type, () => tooltip.toggleAttribute('data-closed', false))
  }
}
