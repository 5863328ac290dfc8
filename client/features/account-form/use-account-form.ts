import { useEffect, useState, type SubmitEvent } from 'react'

import { readAccountField } from '#shared/account/account-fields.ts'
import type { ActionName } from '#shared/actions.ts'
import type { FieldProblems } from '#shared/contract/problem.ts'

import { useShop } from '../../app/app-context.ts'
import { useRejectedForm } from '../actions/use-rejected-form.ts'
import { useFieldChecks } from '../checkout/use-field-checks.ts'
import { useRuleOverrides } from '../checkout/use-rule-overrides.ts'
import type { AccountFormError } from './account-messages.ts'
import type { FormField } from './form-fields.ts'

interface FormSetup {
  action: ActionName
  fields: readonly FormField[]
  /** Whether the form is about a new account. */
  isNew: boolean
}

interface Rejection {
  error: AccountFormError
  /** Counts rejections, so that each one is announced. */
  time: number
}

/** The hidden field that a captcha fills in. */
const CAPTCHA_FIELD = 'captcha'

/** The state of a form that the browser posts as a document. What is invalid does not leave the page. */
export function useAccountForm({ action, fields, isNew }: FormSetup) {
  const { site } = useShop()
  const overrides = useRuleOverrides()
  const own = useRejectedForm(action)
  const [problems, setProblems] = useState<FieldProblems>(own?.fields ?? {})
  const [rejection, setRejection] = useState<Rejection | null>(
    own && { error: own.problem, time: 0 },
  )
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    // The page comes back from the browser's memory as it was left.
    const show = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    addEventListener('pageshow', show)
    return () => removeEventListener('pageshow', show)
  }, [])

  const read = (name: string, typed: string) => {
    const field = fields.find((known) => known.name === name)
    if (!field) return null
    return readAccountField(field.name, typed, { country: site.country, overrides, isNew })
  }
  const checks = useFieldChecks(read, setProblems)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget)
    const found = problemsIn(form)
    const error = Object.keys(found).length > 0 ? 'invalid-input' : hindranceOf(form)
    if (!error && !isBusy) return setBusy(true)
    event.preventDefault()
    if (!error) return
    setProblems(found)
    setRejection((last) => ({ error, time: (last?.time ?? 0) + 1 }))
  }

  function problemsIn(form: FormData) {
    const found: FieldProblems = {}
    for (const { name } of fields) {
      const typed = form.get(name)
      const reading = read(name, typeof typed === 'string' ? typed : '')
      if (reading && 'problem' in reading) found[name] = reading.problem
    }
    return found
  }

  return { own, problems, rejection, isBusy, submit, checks }
}

/** What keeps a form without errors from being sent. */
function hindranceOf(form: FormData): AccountFormError | null {
  if (form.get(CAPTCHA_FIELD) === '') return 'captcha'
  return navigator.onLine ? null : 'offline'
}
