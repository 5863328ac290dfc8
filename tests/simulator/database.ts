import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

import type { Timeline } from './timeline.ts'

const SELECT = /^\s*(select|with|pragma)\b/i

interface Prepared {
  text: string
  values: SQLInputValue[]
}

interface Options {
  /** How long a call takes (ms). Without it, calls take no time. */
  delay?: (work: () => unknown) => Promise<unknown>
}

/** As much of D1 as the commerce service uses, in front of a SQLite database. */
export function createDatabase(
  sqlite: DatabaseSync,
  { delay = async (work) => work() }: Options = {},
) {
  const statements = new Map<string, StatementSync>()

  const statementOf = (text: string) => {
    const known = statements.get(text) ?? sqlite.prepare(text)
    statements.set(text, known)
    return known
  }

  function query({ text, values }: Prepared) {
    const results = statementOf(text)
      .all(...values)
      .map((row) => ({ ...row }))
    const changes = SELECT.test(text) ? 0 : statementOf('SELECT changes() AS count').get()?.count
    return { success: true, results, meta: { changes: Number(changes ?? 0) } }
  }

  const attempt = (work: () => unknown) =>
    delay(() => {
      try {
        return work()
      } catch (error) {
        const { message } = error as Error
        throw new Error(`D1_ERROR: ${message}: SQLITE_ERROR`, { cause: error })
      }
    })

  function batch(all: readonly Prepared[]) {
    sqlite.exec('SAVEPOINT batch')
    try {
      const results = all.map(query)
      sqlite.exec('RELEASE batch')
      return results
    } catch (error) {
      sqlite.exec('ROLLBACK TO batch')
      sqlite.exec('RELEASE batch')
      throw error
    }
  }

  const statement = (prepared: Prepared) => ({
    ...prepared,
    bind: (...values: SQLInputValue[]) => statement({ ...prepared, values }),
    all: () => attempt(() => query(prepared)),
    run: () => attempt(() => query(prepared)),
    first: (column?: string) =>
      attempt(() => {
        const row = query(prepared).results[0] ?? null
        return row && column !== undefined ? row[column] : row
      }),
  })

  return {
    prepare: (text: string) => statement({ text, values: [] }),
    batch: (all: readonly Prepared[]) => attempt(() => batch(all)),
  }
}

/** Calls that take a few milliseconds, from the timeline, and reach the database in the order of their arrival. */
export const delayedBy =
  (timeline: Timeline, ms: () => number): NonNullable<Options['delay']> =>
  async (work) => {
    await timeline.sleep(ms())
    const result = work()
    await timeline.sleep(ms())
    return result
  }
