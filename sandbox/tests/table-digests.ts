import { createHash } from 'node:crypto'

interface Table {
  name: string
  sql: string
}

/**
 * A digest of the rows of every table, except for the tables that are left out and the rows of
 * these customers.
 */
export async function tableDigests(
  database: D1Database,
  excludedTables: ReadonlySet<string>,
  customerIds: string[] = [],
) {
  const { results: tables } = await database
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
    .all<Table>()
  const digests: Record<string, string> = {}
  // One after the other, so that only one table is in memory at a time.
  for (const table of tables) {
    if (/^(sqlite_|_cf_|d1_|listing_text)/.test(table.name) || excludedTables.has(table.name))
      continue
    const condition = rowsOfOthers(table)
    const statement = database.prepare(`SELECT * FROM ${table.name} WHERE ${condition}`)
    const values = condition.includes('?') ? [JSON.stringify(customerIds)] : []
    const { results } = await statement.bind(...values).all()
    digests[table.name] = createHash('sha256').update(JSON.stringify(results)).digest('hex')
  }
  return digests
}

function rowsOfOthers({ name, sql }: Table) {
  const condition = 'customer_id IS NULL OR customer_id NOT IN (SELECT value FROM json_each(?))'
  if (name === 'product_list_items') {
    return `list_id IN (SELECT list_id FROM product_lists WHERE ${condition})`
  }
  return sql.includes('customer_id') ? condition : 'TRUE'
}
