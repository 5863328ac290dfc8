import { badRequest } from './problems.ts'

const MAX_CHARACTERS = 4000
const MAX_FIELDS = 50

/** `c_*` fields as the caller sent them. */
export type CustomFields = Record<string, unknown>

/** Collects the body's `c_*` fields in `custom`.
 * @throws ProblemError for a name or size that is not allowed. */
export const withCustom = <Body extends object>(body: Body) => ({
  ...body,
  custom: getCustomFields(body),
})

function getCustomFields(body: object): CustomFields {
  const fields = Object.entries(body).filter(([name]) => name.startsWith('c_'))
  if (fields.length > MAX_FIELDS) throw badRequest('There are too many custom attributes.')
  for (const [name, value] of fields) {
    if (!/^c_\w{1,64}$/.test(name) || JSON.stringify(value).length > MAX_CHARACTERS) {
      throw badRequest('A custom attribute is not allowed.', { parameter: name.slice(0, 66) })
    }
  }
  return Object.fromEntries(fields)
}

/** Merges new custom fields into stored ones; null removes a field. */
export const mergedCustom = (existing: CustomFields, given: CustomFields): CustomFields =>
  Object.fromEntries(
    Object.entries({ ...existing, ...given }).filter(([, value]) => value !== null),
  )
