import { useState, type ComponentProps, type ElementType, type ReactNode } from 'react'

import type { TrustedHtml } from '#shared/text/html.ts'

import { useAppContext } from './app-context.ts'
import { StaticContext } from './static-main.tsx'
import { asTrusted, keepsServerMarkup } from './trusted-types.ts'
import { useHydrated } from './use-hydrated.ts'

type ServerMarkupProps<Tag extends ElementType> = Omit<ComponentProps<Tag>, 'children'> & {
  as: Tag
  /** On the edge, the content if it is already rendered. */
  markup?: TrustedHtml | undefined
  /**
   * Everything that the content is made of, apart from site, locale and configuration. With it, the edge renders the
   * content once for all pages that repeat it; such content reads no other contexts than those of the shop and its texts.
   */
  data?: unknown
  /** Renders the content: on the edge, and in the browser after a navigation. */
  children: () => ReactNode
}

/**
 * An element whose content the edge renders and hydration leaves as it is, so the browser needs no data for it. A
 * document's content never updates: to show something else, change the element's `key`.
 */
export function ServerMarkup<Tag extends ElementType>({
  as,
  markup,
  data,
  children,
  ...props
}: ServerMarkupProps<Tag>) {
  const { memoizeMarkup } = useAppContext()
  const isHydrated = useHydrated()
  const [isKept] = useState(!isHydrated)
  const Element: ElementType = as
  const known = markup ?? (data === undefined ? undefined : memoizeMarkup?.(data, children))
  if (known !== undefined) {
    return <Element {...props} dangerouslySetInnerHTML={{ __html: asTrusted(known) }} />
  }
  if (isKept && typeof document !== 'undefined')
    return <Element {...props} {...keepsServerMarkup} />
  return (
    <Element {...props}>
      <StaticContext value>{children()}</StaticContext>
    </Element>
  )
}
