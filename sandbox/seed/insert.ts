type Value = string | number | null

/** Rows to insert into a table, in the order of `columns`. */
export interface Rows {
  table: string
  columns: string[]
  rows: Value[][]
}

/** D1 limits a bound value to about two megabytes. */
const MAX_CHARACTERS = 500_000

/** Statements that insert many rows each, from one bound parameter. */
export function insertStatements(
  db: D1Database,
  { table, columns, rows }: Rows,
): D1PreparedStatement[] {
  const read = columns.map((_, index) => `value ->> ${index}`).join(', ')
  const statement = db.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${read} FROM json_each(?1)`,
  )
  return chunks(rows).map((chunk) => statement.bind(`[${chunk.join(',')}]`))
}

function chunks(rows: Value[][]): string[][] {
  const found: string[][] = []
  let size = Infinity
  for (const row of rows) {
    const text = JSON.stringify(row)
    size += text.length
    if (size > MAX_CHARACTERS) {
      found.push([])
      size = text.length
    }
    found.at(-1)?.push(text)
  }
  return found
}
