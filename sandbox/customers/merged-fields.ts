import { badRequest } from '../problems.ts'
import { sql, type Sql } from '../sql.ts'

/** The database reads no JSON that is much deeper. */
const MAX_DEPTH = 100

/**
 * The JSON object of a column with some members set anew, as an expression: so changes made at the same
 * time do not undo each other. A member that is given as null is no more.
 */
export function mergedFields(column: 'profile' | 'fields' | 'custom', changes: object): Sql {
  const kept: Sql = { text: column, values: [] }
  requireShallow(changes)
  const given = JSON.stringify(changes)
  return sql`(SELECT json_group_object(name, json(written)) FROM (
    SELECT key AS name, ${kept} -> fullkey AS written FROM json_each(${kept})
      WHERE key NOT IN (SELECT key FROM json_each(${given}))
    UNION ALL
    SELECT key, ${given} -> fullkey FROM json_each(${given}) WHERE type <> 'null'))`
}

/** The members that are given a value; null means none. */
export function presentOf(fields: object) {
  requireShallow(fields)
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}

function requireShallow(value: unknown, depth = 0) {
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH) throw badRequest('A custom attribute is nested too deeply.')
  for (const inner of Object.values(value)) requireShallow(inner, depth + 1)
}
