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
  leftOut: ReadonlySet<string>,
  customerIds: string[] = [],
) {
  const { results: tables } = await database
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
    .all<Table>()
  const digests: Record<string, string> = {}
  // One after the other, so that only one table is in memory at a time.
  for (const table of tables) {
    if (/^(sqlite_|_cf_|d1_|listing_text)/.test(table.name) || leftOut.has(table.name)) continue
    const condition = othersOf(table)
    const statement = database.prepare(`SELECT * FROM ${table.name} WHERE ${condition}`)
    const values = condition.includes('?') ? [JSON.stringify(customerIds)] : []
    const { results } = await statement.bind(...values).all()
    digests[table.name] = createHash('sha256').update(JSON.stringify(results)).digest('hex')
  }
  return digests
}

function othersOf({ name, sql }: Table) {
  const strangers = 'customer_id IS NULL OR customer_id NOT IN (SELECT value FROM json_each(?))'
  if (name === 'product_list_items') {
    return `list_id IN (SELECT list_id FROM product_lists WHERE ${strangers})`
  }
  return sql.includes('customer_id') ? strangers : 'TRUE'
}
