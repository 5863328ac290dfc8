import type { TrustedHtml } from '#shared/text/html.ts'

import { textOfMarkup } from './lead-heading.ts'

/** As much as search engines show of a description. */
const MAX_LENGTH = 160
const FIRST_PARAGRAPH = /<p(?:\s[^>]*)?>([\s\S]*?)<\/p>/i

/** The first paragraph of a text as the description of its page, cut between words. Null without one. */
export function leadText(html: TrustedHtml): string | null {
  const text = textOfMarkup(FIRST_PARAGRAPH.exec(html)?.[1] ?? '')
  if (text.length <= MAX_LENGTH) return text || null
  return `${text.slice(0, MAX_LENGTH).replace(/[\s,;:.]+\S*$/, '')}…`
}
