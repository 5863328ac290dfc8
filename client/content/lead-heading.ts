import * as v from 'valibot'

import { TrustedHtml } from '#shared/text/html.ts'

const LEADING_HEADING = /^\s*<h1(?:\s[^>]*)?>([\s\S]*?)<\/h1>/i
const TAG = /<[^>]*>/g
const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
}

/**
 * Editors start a page with its heading, which the page renders itself.
 * @returns the leading heading as text, if there is one, and the markup after it
 */
export function splitLeadHeading(html: TrustedHtml): { heading: string | null; rest: TrustedHtml } {
  const found = LEADING_HEADING.exec(html)
  const heading = found && textOfMarkup(found[1] ?? '')
  if (!found || !heading) return { heading: null, rest: html }
  // Sanitized markup stays safe when a whole leading element is removed.
  return { heading, rest: v.parse(TrustedHtml, html.slice(found[0].length)) }
}

/** The sanitizer writes only these five character references. */
const textOfMarkup = (markup: string) =>
  markup
    .replaceAll(TAG, '')
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (reference) => CHARACTERS[reference] ?? reference)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** As much as search engines show of a description. */
const MAX_LENGTH = 160
const FIRST_PARAGRAPH = /<p(?:\s[^>]*)?>([\s\S]*?)<\/p>/i

/** The first paragraph of a text as the description of its page, cut between words. Null without one. */
export function leadText(html: TrustedHtml): string | null {
  const text = textOfMarkup(FIRST_PARAGRAPH.exec(html)?.[1] ?? '')
  if (text.length <= MAX_LENGTH) return text || null
  return `${text.slice(0, MAX_LENGTH).replace(/[\s,;:.]+\S*$/, '')}…`
}
