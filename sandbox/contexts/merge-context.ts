import * as v from 'valibot'

import { invalidBody } from '../platform/read-body.ts'
import { ContextBody, type ContextChange } from './context-body.ts'

/**
 * A context after a change; maps are merged entry by entry, everything else is replaced.
 * @throws ProblemError if the result is not a valid context
 */
export function mergeContext(before: ContextBody, change: ContextChange): ContextBody {
  const merged: Record<string, unknown> = { ...before }
  for (const [part, value] of Object.entries(change)) {
    if (isEmpty(value)) delete merged[part]
    else merged[part] = isMap(value) ? mergedMap(merged[part], value) : value
    if (isEmpty(merged[part])) delete merged[part]
  }
  const parsed = v.safeParse(ContextBody, merged, { abortEarly: true })
  if (!parsed.success) throw invalidBody(parsed.issues[0])
  return parsed.output
}

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mergedMap = (before: unknown, change: object) =>
  Object.fromEntries(
    Object.entries({ ...(isMap(before) && before), ...change }).filter(([, own]) => own !== null),
  )

const isEmpty = (value: unknown) =>
  value === null ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
