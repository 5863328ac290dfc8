/** A seeded random number generator (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    /** A whole number from `least` to `most`. */
    between: (least: number, most: number) => least + below(most - least + 1),
    isSo: (probability: number) => next() < probability,
    oneOf<const Item>(items: readonly [Item, ...Item[]]): Item {
      return items[below(items.length)] ?? items[0]
    },
  }
}

export type Random = ReturnType<typeof seededRandom>

/** A generator of its own for each name, so that one consumer's numbers do not depend on how many another one takes. */
export const namedRandom = (seed: number, name: string): Random => {
  let hash = seed ^ 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  }
  return seededRandom(hash)
}
