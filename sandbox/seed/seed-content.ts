import { contentRows } from './content-rows.ts'

/**
 * Rows per statement. They are one JSON parameter, which must stay well below D1's limit for a
 * value.
 */
const ROWS_PER_STATEMENT = 50

/** Columns whose seeded value is stored as well, so that an override can be undone. */
const SEEDED_COLUMNS = ['document', 'value']

/** Writes all content and configuration, replacing existing rows. */
export async function seedContent(db: D1Database): Promise<void> {
  const statements = Object.entries(contentRows()).flatMap(([table, rows]) => [
    db.prepare(`DELETE FROM ${table}`),
    ...chunks(rows).map((chunk) => insertion(db, table, chunk)),
  ])
  await db.batch(statements)
}

type Row = Record<string, string | number>

function insertion(db: D1Database, table: string, rows: Row[]): D1PreparedStatement {
  const columns = Object.keys(rows[0] ?? {})
  const read = (column: string) => `value ->> '$.${column}'`
  const stored = columns.filter((column) => SEEDED_COLUMNS.includes(column)).map(read)
  return db
    .prepare(
      `INSERT INTO ${table} (${[...columns, 'seeded'].join(', ')})
       SELECT ${[...columns.map(read), ...stored].join(', ')} FROM json_each(?)`,
    )
    .bind(JSON.stringify(rows))
}

const chunks = (rows: Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  )
