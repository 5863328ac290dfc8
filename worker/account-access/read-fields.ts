import type { Context } from 'hono'

import { readAccountFields, type AccountField } from '#shared/account/account-fields.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { siteRulesOf } from '../catalog/site-rules.ts'
import type { AppEnv } from '../env.ts'
import { openShopper } from '../shopper/open-shopper.ts'

/** The normalized values of a form's fields, by the site's rules. @throws {ProblemError} `invalid-input` with `fields` */
export async function readFields<Field extends AccountField>(
  c: Context<AppEnv>,
  typed: Record<Field, string>,
  { fields, isNew = false }: { fields: readonly Field[]; isNew?: boolean },
): Promise<Record<Field, string>> {
  const { country } = c.get('context').site
  const read = readAccountFields(typed, fields, { country, isNew, overrides: await overridesOf(c) })
  if ('problems' in read) throw new ProblemError('invalid-input', { fields: read.problems })
  return read.values
}

/** The site's own rules. Without its preferences the shop's rules apply. */
async function overridesOf(c: Context<AppEnv>) {
  const { catalog } = await openShopper(c)
  const preferences = await catalog.getPreferences().catch(() => null)
  return siteRulesOf(preferences?.validationRegexConfig ?? {})
}
