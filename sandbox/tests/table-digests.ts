import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import { openDatabase } from './database-file.ts'

/**
 * A digest of the rows of every table, except for the tables that are left out and the rows of
 * these customers. The file is read directly, which is much faster than through the service.
 */
export function tableDigests(
  state: string,
  excludedTables: ReadonlySet<string>,
  customerIds: string[] = [],
): Record<string, string> {
  const database = openDatabase(state)
  try {
    const tables = database
      .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
      .all()
      .map(({ name, sql }) => ({ name: String(name), sql: String(sql) }))
      .filter(({ name }) => !/^(sqlite_|_cf_|d1_|listing_text)/.test(name))
    return Object.fromEntries(
      tables
        .filter(({ name }) => !excludedTables.has(name))
        .map((table) => [table.name, digestOf(database, table, customerIds)]),
    )
  } finally {
    database.close()
  }
}

interface Table {
  name: string
  sql: string
}

function digestOf(database: DatabaseSync, table: Table, customerIds: string[]) {
  const condition = rowsOfOthers(table)
  const values = condition.includes('?') ? [JSON.stringify(customerIds)] : []
  const digest = createHash('sha256')
  const statement = database.prepare(`SELECT * FROM ${table.name} WHERE ${condition}`)
  for (const row of statement.iterate(...values)) digest.update(JSON.stringify(row))
  return digest.digest('hex')
}

function rowsOfOthers({ name, sql }: Table) {
  const condition = 'customer_id IS NULL OR customer_id NOT IN (SELECT value FROM json_each(?))'
  if (name === 'product_list_items') {
    return `list_id IN (SELECT list_id FROM product_lists WHERE ${condition})`
  }
  return sql.includes('customer_id') ? condition : 'TRUE'
}
