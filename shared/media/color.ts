const READABLE_CONTRAST = 4.5
const BLACK = '#000000'
const WHITE = '#ffffff'

/** Parses a color from content to `#rrggbb`; null for anything but `#rgb` and `#rrggbb`. */
export function parseColor(raw: string): string | null {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(raw.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return null
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, '$&$&')}`
}

/**
 * The requested text color if it is readable on the background (4.5:1), otherwise black or white, whichever
 * has more contrast. Both arguments are `#rrggbb`; the background never changes.
 */
export function readable(text: string, ground: string): string {
  if (contrast(text, ground) >= READABLE_CONTRAST) return text
  return contrast(BLACK, ground) >= contrast(WHITE, ground) ? BLACK : WHITE
}

/** The background, mixed with as much white as a text needs to be readable on it. Both are `#rrggbb`. */
export function softened(ground: string, text: string): string {
  const isReadable = contrast(text, ground) >= READABLE_CONTRAST || ground === WHITE
  return isReadable ? ground : softened(mixedWithWhite(ground), text)
}

const mixedWithWhite = (color: string) =>
  `#${[1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16))
    .map((channel) =>
      Math.min(255, channel + 16)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** The WCAG 2.2 contrast ratio, from 1 to 21. */
export function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string) {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
