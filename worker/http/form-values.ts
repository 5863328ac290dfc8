import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'
import { cleanLine } from '#shared/text/typed-text.ts'

/** The typed values of a form's fields. A missing field has no value. */
export type FormValues<Field extends string = string> = Readonly<Partial<Record<Field, string>>>

/** The values of the listed fields. Everything else in the form is ignored. */
export function pick<Field extends string>(
  values: FormValues,
  fields: readonly Field[],
): FormValues<Field> {
  const picked: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const value = values[field]
    if (value !== undefined) picked[field] = value
  }
  return picked
}

/** Accepts whole numbers only; `1e3`, `1.5` and the like are invalid. */
export const wholeNumber = (text = '') =>
  /^\d{1,3}$/.test(cleanLine(text)) ? Number(cleanLine(text)) : null

/** @throws {ProblemError} `invalid-input` that names the invalid field */
export function parseForm<Input>(schema: v.GenericSchema<unknown, Input>, raw: unknown): Input {
  const result = v.safeParse(schema, raw)
  if (result.success) return result.output
  const field = result.issues[0].path?.[0]?.key
  throw new ProblemError(
    'invalid-input',
    typeof field === 'string' ? { field, fields: { [field]: 'choice' } } : {},
  )
}
