const READABLE_CONTRAST = 4.5
const BLACK = '#000000'
const WHITE = '#ffffff'

/** A colour as content writes it, as `#rrggbb`; null for anything that is not `#rgb` or `#rrggbb`. */
export function parseColour(raw: string): string | null {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(raw.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return null
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, '$&$&')}`
}

/**
 * The text colour that content asks for if it can be read on the ground (4.5:1), else black or white,
 * whichever stands out more. Both are `#rrggbb`; the ground always stays as content has it.
 */
export function readable(text: string, ground: string): string {
  if (contrast(text, ground) >= READABLE_CONTRAST) return text
  return contrast(BLACK, ground) >= contrast(WHITE, ground) ? BLACK : WHITE
}

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string) {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
