import { DRAFT_PREFIX } from '#shared/cookies.ts'

import { readTab, writeTab } from '../../app/tab-storage.ts'

type Control = HTMLInputElement | HTMLSelectElement

/** The given value of a control, and the typed one. */
type Typed = [given: string, typed: string]

/** Neither hidden fields nor secrets. The card is typed into the provider's document. */
const STORED_TYPES = /^(text|email|tel|checkbox|select-one)$/

const controlsOf = ({ elements }: HTMLFormElement) =>
  [...elements].filter(
    (element): element is Control =>
      'type' in element && STORED_TYPES.test(String(element.type)) && 'value' in element,
  )

const isBox = ({ type }: Control) => type === 'checkbox'

function givenOf(control: Control) {
  if (control instanceof HTMLSelectElement)
    return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''
  return isBox(control) ? `${control.defaultChecked}` : control.defaultValue
}

const typedIn = (control: Control) =>
  'checked' in control && isBox(control) ? `${control.checked}` : control.value

const keyOf = (form: HTMLFormElement) => DRAFT_PREFIX + form.getAttribute('action')

function storeDraft(form: HTMLFormElement) {
  const draft: Record<string, Typed> = {}
  for (const control of controlsOf(form)) {
    const typed: Typed = [givenOf(control), typedIn(control)]
    if (typed[0] !== typed[1]) draft[control.name] = typed
  }
  writeTab(keyOf(form), JSON.stringify(draft))
}

/** A control whose given value has changed since then, because the form was sent or rejected, keeps the new one. */
function restoreDraft(form: HTMLFormElement) {
  const draft: Record<string, Typed> = JSON.parse(readTab(keyOf(form)) ?? '{}')
  const restored = controlsOf(form).filter((control) => {
    const [given, typed = ''] = draft[control.name] ?? []
    if (given !== givenOf(control) || given !== typedIn(control)) return false
    if ('checked' in control && isBox(control)) control.checked = typed === 'true'
    else control.value = typed
    return true
  })
  // What depends on a choice follows it.
  for (const control of restored) control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Forgets what was typed, because it was sent. */
export const dropDraft = (form: HTMLFormElement) => writeTab(keyOf(form), null)

/**
 * The `ref` of a form that keeps what was typed, but not sent yet, when the page is reloaded or left: in this tab
 * only, and not after an order.
 */
export function keepDraft(form: HTMLFormElement | null) {
  if (!form) return
  const watching = new AbortController()
  const { signal } = watching
  restoreDraft(form)
  form.addEventListener('input', () => storeDraft(form), { signal })
  // Whoever sends the form in place has prevented the default by now.
  const leave = (event: Event) =>
    event.target === form && !event.defaultPrevented && dropDraft(form)
  addEventListener('submit', leave, { signal })
  return () => watching.abort()
}
