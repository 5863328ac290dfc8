import type { Rows } from './insert.ts'

/** The distinct sets of values that listings can be refined by. */
export class Combinations {
  readonly #known = new Map<string, { id: number; hitType: string; values: [string, string][] }>()

  /** Returns the id of a combination, adding it if it is new. */
  add(hitType: string, values: [attribute: string, value: string][]): number {
    const key = JSON.stringify([hitType, ...values.map((pair) => pair.join(' ')).toSorted()])
    const known = this.#known.get(key)
    if (known) return known.id
    const id = this.#known.size + 1
    this.#known.set(key, { id, hitType, values })
    return id
  }

  tables(): Rows[] {
    const all = [...this.#known.values()]
    return [
      {
        table: 'combinations',
        columns: ['id', 'hit_type'],
        rows: all.map(({ id, hitType }) => [id, hitType]),
      },
      {
        table: 'combination_values',
        columns: ['combination', 'attribute', 'value'],
        rows: all.flatMap(({ id, values }) => values.map((value) => [id, ...value])),
      },
    ]
  }
}
