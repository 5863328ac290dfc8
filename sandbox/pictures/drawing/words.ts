import { n } from './shape.ts'
import { findOutline, SCALE_OF_OUTLINE } from './set-text.ts'

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

interface Setting {
  size: number
  /** Space between letters, in em. */
  spacing?: number
}

/** A line of text, centered on x with its baseline on y, in the fill around it. */
export function words(
  text: string,
  [x, y]: [x: number, y: number],
  { size, spacing = 0.1 }: Setting,
): string {
  const scale = String(Math.round(size * SCALE_OF_OUTLINE * 1000) / 1000).replace(/^0\./, '.')
  return `<path d="${findOutline(text, spacing)}" aria-label="${escapeXml(text)}" transform="translate(${n(x)} ${n(y)}) scale(${scale})"/>`
}
