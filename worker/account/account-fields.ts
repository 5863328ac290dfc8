import { readAccountFields, type AccountField } from '#shared/account/account-fields.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { ruleOverridesOf } from '../checkout/checkout.ts'
import type { Edge } from '../http/edge.ts'

interface Options<Field> {
  fields: readonly Field[]
  /** Whether an e-mail address is for a new account. */
  isNew?: boolean
}

/** The normalized values of a form's fields, by the site's rules. @throws {ProblemError} `invalid-input` with `fields` */
export async function readFields<Field extends AccountField>(
  edge: Edge,
  typed: Record<Field, string>,
  { fields, isNew = false }: Options<Field>,
): Promise<Record<Field, string>> {
  const { country } = edge.context.site
  const overrides = await ruleOverridesOf(edge)
  const read = readAccountFields(typed, fields, { country, isNew, overrides })
  if ('problems' in read) throw new ProblemError('invalid-input', { fields: read.problems })
  return read.values
}
