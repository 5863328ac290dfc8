import * as v from 'valibot'

/** SQL text and its values, kept apart so that input only ever becomes a bound parameter. */
export interface Sql {
  text: string
  values: (string | number | null)[]
}

/** Builds a statement; a nested `Sql` is spliced in, anything else is bound. */
export function sql(
  parts: TemplateStringsArray,
  ...inserted: (Sql | string | number | null)[]
): Sql {
  const built: Sql = { text: parts[0] ?? '', values: [] }
  inserted.forEach((value, index) => {
    if (typeof value === 'object' && value !== null) {
      built.text += value.text
      built.values.push(...value.values)
    } else {
      built.text += '?'
      built.values.push(value)
    }
    built.text += parts[index + 1] ?? ''
  })
  return built
}

/** Joins conditions with AND; an empty list is TRUE. */
export function joinConditions(conditions: Sql[]): Sql {
  const [first = sql`TRUE`, ...rest] = conditions
  return rest.reduce((joined, condition) => sql`${joined} AND ${condition}`, first)
}

export const prepare = (db: D1Database, { text, values }: Sql) => db.prepare(text).bind(...values)

/** A list as one bound parameter, for `IN (SELECT value FROM json_each(…))`. */
export const valueList = (values: readonly (string | number)[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`

/** The rows of one statement of a batch, parsed by `row`. */
export function parseRows<Schema extends v.GenericSchema>(
  row: Schema,
  result: D1Result | undefined,
): v.InferOutput<Schema>[] {
  return v.parse(v.array(row), result?.results ?? [])
}
