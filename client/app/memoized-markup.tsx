import { use, type ComponentProps, type ElementType, type ReactNode } from 'react'

import { useAppContext } from './app-context.ts'
import { StaticContext } from './static-context.ts'
import { asTrusted } from './trusted-types.ts'

type MemoizedMarkupProps<Tag extends ElementType> = Omit<ComponentProps<Tag>, 'children'> & {
  as: Tag
  /** Everything that the content is made of, apart from site, locale and configuration. It becomes part of a key. */
  data: unknown
  /** Renders the content, without reading other contexts than those of the shop and its texts. */
  children: () => ReactNode
}

/**
 * An element whose content many pages repeat. Where no browser hydrates it, the edge renders the content once for the same
 * data. React is slow with attributes, of which lists have thousands.
 */
export function MemoizedMarkup<Tag extends ElementType>({
  as,
  data,
  children,
  ...props
}: MemoizedMarkupProps<Tag>) {
  const { memoizeMarkup } = useAppContext()
  const isStatic = use(StaticContext)
  const Element: ElementType = as
  if (!isStatic || !memoizeMarkup) return <Element {...props}>{children()}</Element>
  const markup = asTrusted(memoizeMarkup(data, children))
  return <Element {...props} dangerouslySetInnerHTML={{ __html: markup }} />
}
