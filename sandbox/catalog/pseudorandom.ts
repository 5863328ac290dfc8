/** A pseudorandom number in [0, 1) that depends only on the text, so that every seed gives the same shop. */
export function pseudorandom(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b) >>> 0
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** A pseudorandom whole number from `least` to `most`, inclusive. */
export function pseudorandomBetween(text: string, least: number, most: number): number {
  return least + Math.floor(pseudorandom(text) * (most - least + 1))
}
