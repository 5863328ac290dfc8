import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'

/** Validates request input. @throws {ProblemError} `invalid-input` that names the invalid field */
export function parseInput<Input>(schema: v.GenericSchema<unknown, Input>, raw: unknown): Input {
  const parsed = v.safeParse(schema, raw)
  if (parsed.success) return parsed.output
  const field = parsed.issues[0].path?.[0]?.key
  throw new ProblemError('invalid-input', typeof field === 'string' ? { field } : {})
}

/** Parses `a,b,c` into a list of ids and validates each of them. */
export const idList = <Id>(Id: v.GenericSchema<unknown, Id>, most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').filter(Boolean)),
    v.minLength(1),
    v.maxLength(most),
    v.transform((ids): unknown => ids),
    v.array(Id),
  )
