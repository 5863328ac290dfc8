import { DRAFT_PREFIX } from '#shared/storage/platform-storage.ts'

import { readTab, writeTab } from '../browser-storage.ts'

type Control = HTMLInputElement | HTMLSelectElement

/** The value that the page gave a control, and its present one. */
type Values = [given: string | boolean, present: string | boolean]

/** Neither hidden fields nor secrets. The card is typed into the provider's document. */
const STORED_TYPES = /^(text|email|tel|checkbox|select)/

const storedControls = ({ elements }: HTMLFormElement) =>
  [...elements].filter((element): element is Control =>
    STORED_TYPES.test((element as HTMLInputElement).type),
  )

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

function readValues(control: Control): Values {
  if (isBox(control)) return [control.defaultChecked, control.checked]
  return [givenText(control), control.value]
}

const givenText = (control: Control) =>
  'options' in control
    ? ([...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '')
    : control.defaultValue

const draftKey = (form: HTMLFormElement) => `${DRAFT_PREFIX}${form.getAttribute('action')}` as const

function storeDraft(form: HTMLFormElement) {
  const changed = storedControls(form)
    .map((control) => [control.name, readValues(control)] as const)
    .filter(([, [given, present]]) => given !== present)
  writeTab(draftKey(form), JSON.stringify(Object.fromEntries(changed)))
}

/** A control whose given value has changed since then, because the form was sent or rejected, keeps the new one. */
function restoreDraft(form: HTMLFormElement) {
  const draft: Record<string, Values> = JSON.parse(readTab(draftKey(form)) ?? '{}')
  for (const control of storedControls(form)) {
    const stored = draft[control.name]
    if (!stored || readValues(control).some((value) => value !== stored[0])) continue
    Object.assign(control, { [isBox(control) ? 'checked' : 'value']: stored[1] })
    // Notifies code that depends on the choice.
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Forgets what was typed, because it was sent. */
export const dropDraft = (form: HTMLFormElement) => writeTab(draftKey(form), '{}')

/**
 * The `ref` of a form that keeps what was typed, but not sent yet, when the page is reloaded or left: in this tab
 * only, and not after an order.
 */
export function keepDraft(form: HTMLFormElement | null) {
  if (!form) return
  restoreDraft(form)
  form.addEventListener('input', () => storeDraft(form))
  // By now, code that sends the form in place has prevented the default.
  const leave = (event: Event) =>
    event.target === form && !event.defaultPrevented && dropDraft(form)
  addEventListener('submit', leave)
  return () => removeEventListener('submit', leave)
}
