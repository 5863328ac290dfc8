import { parseAccept } from 'hono/utils/accept'

const MARKDOWN = 'text/markdown'

/** Media ranges that match HTML, the most specific first (RFC 9110 §12.5.1). */
const HTML_RANGES = ['text/html', 'text/*', '*/*']

/**
 * Whether an `Accept` header prefers Markdown to HTML. It has to name Markdown, because browsers accept everything, and
 * then wins a tie, because only a reading agent names it.
 */
export function acceptsMarkdown(header: string | undefined): boolean {
  // The header of a browser is not parsed.
  if (!header?.toLowerCase().includes(MARKDOWN)) return false
  const qualities = new Map<string, number>()
  for (const { type, q } of parseAccept(header)) {
    const range = type.toLowerCase()
    qualities.set(range, Math.max(q, qualities.get(range) ?? 0))
  }
  const markdown = qualities.get(MARKDOWN) ?? 0
  const html = HTML_RANGES.find((range) => qualities.has(range))
  return markdown > 0 && markdown >= (html === undefined ? 0 : (qualities.get(html) ?? 0))
}
