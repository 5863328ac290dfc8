import type { TrustedHtml } from '#shared/contract/html.ts'

import { asTrusted } from './trusted-types.ts'

interface HtmlProps {
  html: TrustedHtml
  className?: string
  as?: 'div' | 'span' | 'p'
  lang?: string
}

/** The only place where sanitised content markup becomes part of the page. */
export function Html({ html, className, as: Tag = 'div', lang }: HtmlProps) {
  const language = lang ? { lang, translate: 'no' as const } : {}
  return (
    <Tag
      className={className}
      {...language}
      dangerouslySetInnerHTML={{ __html: asTrusted(html) }}
    />
  )
}
