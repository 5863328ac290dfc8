import * as v from 'valibot'

import { TrustedHtml } from '#shared/contract/html.ts'

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
 * Editors begin a page with its heading; the page says it in a heading of its own.
 * @returns the heading as text, if the markup begins with one, and what follows it
 */
export function splitLeadHeading(html: TrustedHtml): { heading: string | null; rest: TrustedHtml } {
  const found = LEADING_HEADING.exec(html)
  const heading = found && textOf(found[1] ?? '')
  if (!found || !heading) return { heading: null, rest: html }
  // What is left of sanitised markup, when a whole element has been taken off its front, is as safe.
  return { heading, rest: v.parse(TrustedHtml, html.slice(found[0].length)) }
}

/** The sanitiser writes these five references and no other. */
const textOf = (markup: string) =>
  markup
    .replaceAll(TAG, '')
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (reference) => CHARACTERS[reference] ?? reference)
    .replaceAll(/\s+/g, ' ')
    .trim()
