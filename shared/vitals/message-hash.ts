const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * A hash (FNV-1a) of an error's name and message by which errors are counted without the message. Numbers and quoted parts, which
 * differ between shoppers, do not count.
 */
export function messageHash(name: string, message: string): string {
  const said = message.replaceAll(/(["'`“«]).*?["'`”»]/g, '$1').replaceAll(/\d+/g, '0')
  let hash = FNV_OFFSET
  for (const character of `${name}: ${said}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
