import * as v from 'valibot'

import { TrustedHtml } from '#shared/text/html.ts'

import type { ElementContext } from './attributes.ts'
import { readMarkup } from './read-markup.ts'
import { writeMarkup } from './write-markup.ts'

export interface SanitizeOptions extends ElementContext {
  /** Called with the reason when content is cut, or rejected as a whole. */
  warn: (message: string, fields: { reason: string }) => void
}

/** Printable text that markup would write in the same way. The terms of a promotion come with each line of a bag that it reduces. */
const PLAIN_TEXT = /^[^<>&\u00a0\p{C}]{0,10000}$/u

/** How much of the content is read. */
const MAX_LENGTH = 1024 * 1024
const MAX_PASSES = 4

/**
 * Sanitizes content markup with the allow-list. The markup is parsed as a browser would parse it inside a
 * `<div>`, serialized, and parsed again until the result no longer changes, so that a browser cannot parse it
 * differently. Content that never stops changing becomes an empty string. Content beyond the limits is cut. Both
 * are logged in one line.
 */
export function sanitize(html: string, options: SanitizeOptions): TrustedHtml {
  if (PLAIN_TEXT.test(html)) return v.parse(TrustedHtml, html)
  const reasons = new Set<string>()
  let written = html
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const maxLength = pass === 0 ? MAX_LENGTH : Number.POSITIVE_INFINITY
    const again = writeMarkup(readMarkup(written, maxLength), options)
    for (const reason of again.cuts) reasons.add(reason)
    if (again.html === written) {
      if (reasons.size > 0) {
        options.warn('content cut by the sanitizer', { reason: [...reasons].join(', ') })
      }
      return v.parse(TrustedHtml, written)
    }
    written = again.html
  }
  options.warn('content rejected by the sanitizer', { reason: 'not stable' })
  return v.parse(TrustedHtml, '')
}
