import { useEffect, useState, type SubmitEvent } from 'react'

import type { ActionName } from '#shared/actions.ts'
import type { FieldCode, FieldProblems, ProblemType } from '#shared/http/problem.ts'

import { useFieldChecks } from './use-field-checks.ts'
import { useRejectedForm } from './use-rejected-form.ts'

type Reading = { value: string } | { problem: FieldCode }

interface DocumentForm<Hindrance> {
  action: ActionName
  /** The names of the fields that are checked. */
  names: readonly string[]
  /** @returns null for a field without a rule */
  read: (name: string, typed: string) => Reading | null
  /** An obstacle to sending a form without errors. */
  findHindrance?: (form: FormData) => Hindrance | null
}

export interface Rejection<Hindrance> {
  formError: ProblemType | 'offline' | Hindrance
  /** Counts rejections, so that each one is announced. */
  time: number
}

/** The state of a form that the browser posts as a document. Invalid input does not leave the page. */
export function useDocumentForm<Hindrance = never>({
  action,
  names,
  read,
  findHindrance,
}: DocumentForm<Hindrance>) {
  const own = useRejectedForm(action)
  const [problems, setProblems] = useState<FieldProblems>(own?.fields ?? {})
  const [rejection, setRejection] = useState<Rejection<Hindrance> | null>(
    own && { formError: own.problem, time: 0 },
  )
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    // The page comes back from the browser's memory as it was left.
    const show = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    addEventListener('pageshow', show)
    return () => removeEventListener('pageshow', show)
  }, [])
  const checks = useFieldChecks(read, setProblems)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget)
    const found = problemsIn(form)
    const formError = Object.keys(found).length > 0 ? 'invalid-input' : findObstacle(form)
    if (!formError && !isBusy) return setBusy(true)
    event.preventDefault()
    if (!formError) return
    setProblems(found)
    setRejection((last) => ({ formError, time: (last?.time ?? 0) + 1 }))
  }

  const findObstacle = (form: FormData) =>
    findHindrance?.(form) ?? (navigator.onLine ? null : ('offline' as const))

  function problemsIn(form: FormData) {
    const found: FieldProblems = {}
    for (const name of names) {
      const typed = form.get(name)
      const reading = read(name, typeof typed === 'string' ? typed : '')
      if (reading && 'problem' in reading) found[name] = reading.problem
    }
    return found
  }

  return { own, problems, rejection, isBusy, submit, checks }
}
