import fc from 'fast-check'

/** All characters that a pattern matches. */
const charactersIn = (pattern: RegExp) =>
  Array.from({ length: 0x11_00_00 }, (_, code) => code)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => pattern.test(character))

const UNSEEN = charactersIn(/\p{Cf}|\p{Variation_Selector}/u)
const CONTROLS = charactersIn(/(?![\s\u0085])\p{Cc}/u)
const SPACES = [...charactersIn(/\p{Zs}/u), '\t', '\n', '\r\n', '\u2028']
const DASHES = [...charactersIn(/\p{Pd}/u), '\u2212']
const APOSTROPHES = ['‘', '’', '‛', 'ʻ', 'ʼ', 'ʽ', '′', '´', '＇', 'ʹ', 'ꞌ']
/** The characters that Unicode calls Bidi_Control. */
const DIRECTION_MARKS = Array.from(
  '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
)

const FULL_WIDTH = 0xfe_e0
const isAscii = (character: string) => /[!-~]/.test(character)
const wide = (character: string) =>
  String.fromCodePoint((character.codePointAt(0) ?? 0) + FULL_WIDTH)

const unseen = fc.oneof(
  { arbitrary: fc.constant(''), weight: 4 },
  { arbitrary: fc.constantFrom(...UNSEEN), weight: 1 },
  { arbitrary: fc.constantFrom(...CONTROLS), weight: 1 },
)
const spaces = fc
  .array(fc.constantFrom(...SPACES), { minLength: 1, maxLength: 3 })
  .map((each) => each.join(''))

/** Everything that may be pasted in place of a character. */
function writtenAs(character: string): fc.Arbitrary<string> {
  if (character === ' ') return spaces
  if (character === '-') return fc.constantFrom('-', ...DASHES)
  if (character === "'") return fc.constantFrom("'", ...APOSTROPHES)
  return isAscii(character) ? fc.constantFrom(character, wide(character)) : fc.constant(character)
}

const around = fc.tuple(unseen, fc.oneof(fc.constant(''), spaces)).map((each) => each.join(''))

/** A line as it may be pasted. */
export const pastedLine = (value: string) =>
  fc
    .tuple(around, ...Array.from(value).map((each) => fc.tuple(writtenAs(each), unseen)), around)
    .map((parts) => parts.flat().join(''))

const mark = fc.constantFrom('', '', ...DIRECTION_MARKS, ...CONTROLS)

/** A text as it may be pasted: with the marks of other scripts. */
export const pastedText = (text: string) =>
  fc
    .tuple(mark, ...Array.from(text).map((each) => mark.map((after) => each + after)))
    .map((parts) => `  ${parts.join('')}\n`)
