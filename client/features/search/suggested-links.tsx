import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Suggestions } from '#shared/search/suggestions.ts'

import { useHref } from '../../app/link.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import {
  MatchedText,
  Option,
  OptionGroup,
  useSearchHref,
  type OptionContext,
} from './suggestion-option.tsx'

interface SuggestedLinksProps {
  id: string
  suggestions: Suggestions | undefined
  /** Shown before anything is typed. */
  recent: readonly string[]
  context: OptionContext
}

/** Phrases to search for, categories and pages. */
export function SuggestedLinks({ id, suggestions, recent, context }: SuggestedLinksProps) {
  const href = useHref()
  const search = useSearchHref()
  const { phrases = [], categories = [], pages = [] } = suggestions ?? {}
  const isTyped = context.phrase !== null
  const linkTo = (phrase: string) => ({ name: phrase, href: search(phrase), searched: phrase })

  return (
    <div className="links">
      <Links
        id={`${id}-recent`}
        title={<FormattedMessage tagName="span" id="search.recent" />}
        links={isTyped ? [] : recent.map(linkTo)}
        context={context}
      />
      {!suggestions && SKELETON_ROWS.map((row) => <LinkSkeleton key={row} />)}
      <Links
        id={`${id}-phrases`}
        title={
          <FormattedMessage
            tagName="span"
            id={isTyped ? 'search.suggestions' : 'search.popularSearches'}
          />
        }
        className={isTyped ? undefined : 'pills'}
        links={phrases.map(linkTo)}
        context={context}
      />
      <Links
        id={`${id}-categories`}
        title={<FormattedMessage tagName="span" id="search.categories" />}
        links={categories.map(({ name, path }) => ({ name, href: href(path) }))}
        context={context}
      />
      <Links
        id={`${id}-pages`}
        title={<FormattedMessage tagName="span" id="search.pages" />}
        links={pages}
        context={context}
      />
    </div>
  )
}

const SKELETON_ROWS = [1, 2, 3, 4]

const LinkSkeleton = () => (
  <div className="line">
    <Skeleton shape="line" />
  </div>
)

interface LinksProps {
  id: string
  title: ReactNode
  className?: 'pills' | undefined
  links: readonly { name: string; href: string; searched?: string }[]
  context: OptionContext
}

function Links({ id, title, className, links, context }: LinksProps) {
  if (links.length === 0) return null
  return (
    <OptionGroup id={id} title={title} className={className}>
      {links.map(({ name, href, searched }, index) => (
        <Option key={name} id={`${id}-${index}`} href={href} searched={searched} context={context}>
          <MatchedText text={name} phrase={context.phrase} />
        </Option>
      ))}
    </OptionGroup>
  )
}
