import { cleanLine } from '#shared/text/typed-text.ts'

/** The letter as a shopper may type it. A space has no clean form. */
const withoutAccent = (character: string) =>
  (cleanLine(character) || character).normalize('NFD').charAt(0).toLowerCase()

const comparable = (text: string) => Array.from(text, withoutAccent)

/** Splits a text at the typed phrase. Letter case and accents do not count. Null if the text does not contain it. */
export function matchedPart(text: string, phrase: string) {
  const characters = Array.from(text.normalize('NFC'))
  const wanted = comparable(cleanLine(phrase))
  const own = characters.map(withoutAccent)
  const at = own.findIndex((_, start) =>
    wanted.every((character, offset) => own[start + offset] === character),
  )
  if (at < 0 || wanted.length === 0) return null
  const end = at + wanted.length
  const join = (from: number, to?: number) => characters.slice(from, to).join('')
  return { before: join(0, at), match: join(at, end), after: join(end) }
}
