import { badRequest } from '../platform/problems.ts'
import { sql, type Sql } from '../platform/sql.ts'

/** SQLite does not parse JSON that is much deeper. */
const MAX_DEPTH = 100

/**
 * An SQL expression for a column's JSON object with some members changed, so that concurrent
 * changes do not overwrite each other. A null removes its member.
 */
export function mergedFieldsSql(column: 'profile' | 'fields' | 'custom', changes: object): Sql {
  const stored: Sql = { text: column, values: [] }
  requireShallow(changes)
  const given = JSON.stringify(changes)
  return sql`(SELECT json_group_object(name, json(written)) FROM (
    SELECT key AS name, ${stored} -> fullkey AS written FROM json_each(${stored})
      WHERE key NOT IN (SELECT key FROM json_each(${given}))
    UNION ALL
    SELECT key, ${given} -> fullkey FROM json_each(${given}) WHERE type <> 'null'))`
}

/** The members with a value; null means none. */
export function withoutNulls(fields: object) {
  requireShallow(fields)
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}

function requireShallow(value: unknown, depth = 0) {
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH) throw badRequest('A custom attribute is nested too deeply.')
  for (const inner of Object.values(value)) requireShallow(inner, depth + 1)
}
