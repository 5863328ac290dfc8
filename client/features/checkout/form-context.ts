import { createContext, use } from 'react'

import type { Country } from '#shared/checkout/characters.ts'
import type { FieldProblems } from '#shared/contract/problem.ts'

/** What the fields of one form share. */
export interface FormState {
  /** Whose rules and words apply; null while both countries stand to choose. */
  country: Country | null
  /** What the fields hold at first, by name. */
  values: Readonly<Record<string, string>>
  problems: FieldProblems
  /** Of the browser's autocomplete: whose address it is. */
  section: 'shipping' | 'billing'
}

export const FormContext = createContext<FormState | null>(null)

export function useForm(): FormState {
  const form = use(FormContext)
  if (!form) throw new Error('A field needs a <FormContext> above it')
  return form
}
