interface Bound {
  entries: number
  /** Of all keys together. Visitors choose URLs, which are part of many keys. */
  characters: number
}

/** A map that forgets its oldest entries. An isolate keeps its state for days, and visitors choose the keys. */
export class BoundedMap<Value> extends Map<string, Value> {
  readonly #bound: Bound
  #characters = 0

  constructor(bound: Bound) {
    super()
    this.#bound = bound
  }

  /** The length of all keys together. */
  get characters() {
    return this.#characters
  }

  override set(key: string, value: Value) {
    if (!this.has(key)) this.#characters += key.length
    super.set(key, value)
    const { entries, characters } = this.#bound
    for (const oldest of this.keys()) {
      if (this.size <= entries && this.#characters <= characters) break
      this.delete(oldest)
    }
    return this
  }

  override delete(key: string) {
    if (!super.delete(key)) return false
    this.#characters -= key.length
    return true
  }

  override clear() {
    super.clear()
    this.#characters = 0
  }
}
