import { sql, type Sql } from '../sql.ts'

/**
 * The JSON object of a column with some members set anew, as an expression: so changes made at the same
 * time do not undo each other. A member that is given as null is no more.
 */
export function mergedFields(column: 'profile' | 'fields' | 'custom', changes: object): Sql {
  const kept: Sql = { text: column, values: [] }
  const given = JSON.stringify(changes)
  return sql`(SELECT json_group_object(name, json(written)) FROM (
    SELECT key AS name, ${kept} -> fullkey AS written FROM json_each(${kept})
      WHERE key NOT IN (SELECT key FROM json_each(${given}))
    UNION ALL
    SELECT key, ${given} -> fullkey FROM json_each(${given}) WHERE type <> 'null'))`
}

/** The members that are given a value; null means none. */
export const presentOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
