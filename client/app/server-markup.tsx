import { useState, type ReactNode } from 'react'

import type { TrustedHtml } from '#shared/contract/html.ts'

import { StaticContext } from './static-context.ts'
import { asTrusted, keepsServerMarkup } from './trusted-types.ts'
import { useHydrated } from './use-hydrated.ts'

interface ServerMarkupProps {
  as: 'div' | 'ul' | 'li'
  className?: string
  /** On the edge, the content if it is already rendered. */
  markup?: TrustedHtml | undefined
  /** Renders the content: on the edge, and in the browser after a navigation. */
  children: () => ReactNode
}

/**
 * An element whose content the edge renders and hydration leaves as it is, so the browser needs no data for it. It
 * never updates: to show something else, change its `key`.
 */
export function ServerMarkup({ as: Tag, markup, children, ...props }: ServerMarkupProps) {
  const isHydrated = useHydrated()
  const [isKept] = useState(!isHydrated)
  if (markup !== undefined) {
    return <Tag {...props} dangerouslySetInnerHTML={{ __html: asTrusted(markup) }} />
  }
  if (isKept && typeof document !== 'undefined') return <Tag {...props} {...keepsServerMarkup} />
  return (
    <Tag {...props}>
      <StaticContext value>{children()}</StaticContext>
    </Tag>
  )
}
