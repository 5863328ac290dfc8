import { createContext, use } from 'react'

import type { Country } from '#shared/fields/characters.ts'
import type { FieldProblems } from '#shared/http/problem.ts'

/** What the fields of one form share. */
export interface FormState {
  /** Selects the rules and labels; null while both countries can be chosen. */
  country: Country | null
  /** Initial values by field name. */
  values: Readonly<Record<string, string>>
  problems: FieldProblems
  /** The section for the browser's autocomplete. */
  section: 'shipping' | 'billing'
}

export const FormContext = createContext<FormState | null>(null)

export function useForm(): FormState {
  const form = use(FormContext)
  if (!form) throw new Error('Form fields must be rendered inside <FormContext>')
  return form
}
