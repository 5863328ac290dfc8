/** A line of visible text, and the part of the page that it is in. */
export interface Line {
  text: string
  part: string
}

const TOKENS =
  /<(script|style|svg|noscript)\b.*?<\/\1>|<!--.*?-->|<(\/?)([a-z][\w-]*)([^>]*)>|([^<]+)/gs
const HEADINGS = /^\/?h[12]$/
/** What differs in every response: numbers of orders, addresses of new customers. */
const RANDOM = /\b[\w.-]+@shoppers\.example\b|\b\d{5,}\b|\b[\da-f]{12,}\b/g

/** The lines of a document or of a JSON response, in their order. */
export function visibleLines(text: string, contentType: string): Line[] {
  return contentType.includes('json') ? linesOfJson(text) : linesOfDocument(text)
}

function linesOfJson(text: string): Line[] {
  const lines = JSON.stringify(JSON.parse(text), null, 1).split('\n')
  return lines.map((line) => ({ text: masked(line.trim().replace(/,$/, '')), part: 'its data' }))
}

function linesOfDocument(html: string): Line[] {
  const lines: Line[] = []
  let part = 'the menu'
  let heading: string | null = null
  for (const { tag, attributes, text } of tokensIn(html.slice(html.indexOf('<body')))) {
    part = partAt(tag, attributes) ?? part
    if (HEADINGS.test(tag)) heading = tag.startsWith('/') ? null : ''
    if (text === '') continue
    if (heading !== null) {
      heading += text
      part = OUTSIDE.has(part) ? part : `“${decoded(heading)}”`
    }
    lines.push({ text, part })
  }
  return lines
}

const tokensIn = (html: string) =>
  Array.from(html.matchAll(TOKENS), ([, , closing = '', tag = '', attributes = '', words]) => ({
    tag: closing + tag,
    attributes,
    text: shownText(words, attributes),
  }))

const shownText = (words: string | undefined, attributes: string) =>
  masked((words ?? altOf(attributes)).replaceAll(/\s+/g, ' ').trim())

/** Parts whose headings are not told apart. */
const OUTSIDE = new Set(['the menu', 'the footer'])

/** The part that begins with a tag. */
function partAt(tag: string, attributes: string): string | null {
  if (tag === 'main') return 'the page'
  if (tag === 'footer') return 'the footer'
  // What arrives after the page is at its end.
  const isLate = tag === 'div' && attributes.startsWith(' hidden')
  return isLate || tag === '/footer' ? 'another part' : null
}

const altOf = (attributes: string) => / alt="([^"]*)"/.exec(attributes)?.[1] ?? ''

const masked = (text: string) => text.replaceAll(RANDOM, '#')

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" }

const decoded = (text: string) =>
  text.replaceAll(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')

/** The lines of `usual` that `shown` lacks. */
export function lostLines(usual: readonly Line[], shown: readonly Line[]): Line[] {
  const left = new Map<string, number>()
  for (const { text } of shown) left.set(text, (left.get(text) ?? 0) + 1)
  return usual.filter(({ text }) => {
    const count = left.get(text) ?? 0
    if (count > 0) left.set(text, count - 1)
    return count === 0
  })
}

/** What a page says first: its message, or else its heading. */
export function messageOf(html: string): string | null {
  const [, alert] = /role="alert"[^>]*>(.*?)<\/(?:div|p|section)>/s.exec(html) ?? []
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  const texts = [alert, heading].map((part) =>
    decoded((part ?? '').replaceAll(/<[^>]+>/g, ' '))
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
  return texts.find((text) => text !== '') ?? null
}
