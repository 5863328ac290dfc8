import type { Country } from '#shared/fields/characters.ts'
import { plainCode } from '#shared/text/grouped-code.ts'

/** The longest codes as they are written: `12345-6789` and `A1A 1A1`. */
const CODE_LENGTH = { US: 10, CA: 7 } as const satisfies Record<Country, number>

/** What separates the parts of a code, and the length of the first part (spec 1 §5). */
const PARTS = {
  US: { length: 5, mark: '-' },
  CA: { length: 3, mark: ' ' },
} as const

/**
 * A postal code while it is typed: in upper case, and with the mark between its parts. Nothing is inserted before what
 * follows it is there, so that it can be deleted again.
 */
export function typedCode(text: string, country: Country): string {
  const { length, mark } = PARTS[country]
  const signs = plainCode(text).toUpperCase()
  const most = CODE_LENGTH[country] - 1
  const [first, rest] = [signs.slice(0, length), signs.slice(length, most)]
  return rest === '' ? first : first + mark + rest
}
