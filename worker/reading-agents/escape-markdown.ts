/** Characters that have a meaning within a line. An ampersand has one only if it may begin an entity. */
const INLINE = /[\\`*_[\]<~]|&(?=#?\w+;)/g

/** What would make a block of the line: a heading, a list, a quotation, a rule or a table. */
const LINE_START = /^(?:[#>|=+-]|\d{1,9}(?=[.)]))/

/** A text within Markdown. Its line breaks become blanks. */
export const escapeInline = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(INLINE, String.raw`\$&`)

/** A line that begins no block. */
export const escapeLineStart = (line: string) =>
  line.replace(LINE_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`))

/** Markdown without line breaks and double blanks. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const FOLLOWED = ['http:', 'https:', 'mailto:', 'tel:']

/** The absolute address of a link or a picture, written so that it ends where it should. Null if it is not to be followed. */
export function linkTarget(address: string | undefined, base: string): string | null {
  const url = address === undefined ? null : URL.parse(address, base)
  if (!url || !FOLLOWED.includes(url.protocol)) return null
  return url.href.replaceAll(
    /[()<>\\\s]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
