const NAME = 'catalog progress'

/** Pauses before a batch is retried. They leave time to notice a closed connection. */
const PAUSES_MS = [20, 500, 2000]

/**
 * The progress of writing the catalog from one source. Each batch records its step in the same
 * transaction, so that a batch whose response was lost is not written twice, and an interrupted run
 * resumes.
 */
export class SeedProgress {
  readonly #db: D1Database
  readonly #source: string
  #written = 0

  constructor(db: D1Database, source: string) {
    this.#db = db
    this.#source = source
  }

  get written() {
    return this.#written
  }

  /** Runs `clear` first, unless writing from this source has already begun. */
  async begin(clear: D1PreparedStatement[]): Promise<void> {
    await this.write(0, clear)
  }

  /**
   * @throws Error with the number of written products if the batch still fails after all retries
   */
  async write(step: number, statements: D1PreparedStatement[]): Promise<void> {
    for (const pause of [...PAUSES_MS, undefined]) {
      try {
        const stored = await this.#read()
        this.#written = stored ?? 0
        if (stored !== undefined && stored >= step) return
        await this.#db.batch([...statements, this.#note(step)])
        this.#written = step
        return
      } catch (cause) {
        if (pause === undefined) throw this.#brokenOff(cause)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }

  async #read(): Promise<number | undefined> {
    const stored = await this.#db
      .prepare('SELECT hash FROM seed_state WHERE name = ?1')
      .bind(NAME)
      .first<string>('hash')
    const [source, step] = stored?.split(' ') ?? []
    return source === this.#source ? Number(step) : undefined
  }

  #note(step: number) {
    return this.#db
      .prepare('INSERT OR REPLACE INTO seed_state (name, hash) VALUES (?1, ?2)')
      .bind(NAME, `${this.#source} ${step}`)
  }

  #brokenOff(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return new Error(
      `Writing the catalog failed after ${this.#written} products (${reason}). ` +
        'The same command goes on from there.',
      { cause },
    )
  }
}
