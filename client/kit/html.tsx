import { useMemo } from 'react'

import type { TrustedHtml } from '#shared/text/html.ts'

import { asTrusted } from './trusted-types.ts'

interface HtmlProps {
  html: TrustedHtml
  className?: string
  as?: 'div' | 'span' | 'p'
  lang?: string
}

/** The only place where sanitized content markup becomes part of the page. */
export function Html({ html, className, as: Tag = 'div', lang }: HtmlProps) {
  const language = lang ? { lang, translate: 'no' as const } : {}
  // React compares the object, not its text, and would write the same markup again.
  const content = useMemo(() => ({ __html: asTrusted(html) }), [html])
  return <Tag className={className} {...language} dangerouslySetInnerHTML={content} />
}
