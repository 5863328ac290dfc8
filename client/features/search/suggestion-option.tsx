import type { MouseEvent, ReactNode } from 'react'

import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { matchedPart } from './matched-part.ts'

/** What all options have in common. */
export interface OptionContext {
  /** Null before anything is typed. */
  phrase: string | null
  /** The id of the active option, or empty. */
  activeId: string
  /** `searched` is the phrase of an option that searches. */
  onChoose: (event: MouseEvent<HTMLAnchorElement>, searched?: string) => void
}

interface OptionProps {
  id: string
  href: string
  className?: 'product' | 'all'
  searched?: string | undefined
  context: OptionContext
  children: ReactNode
}

/** A link, so that it also opens in another tab. The focus stays in the field. */
export function Option({ id, href, className, searched, context, children }: OptionProps) {
  const { activeId, onChoose } = context
  return (
    <a
      id={id}
      role="option"
      aria-selected={id === activeId}
      tabIndex={-1}
      href={href}
      className={className}
      onClick={(event) => onChoose(event, searched)}
    >
      {children}
    </a>
  )
}

interface OptionGroupProps {
  id: string
  title: ReactNode
  className?: 'pills' | undefined
  children: ReactNode
}

export function OptionGroup({ id, title, className, children }: OptionGroupProps) {
  return (
    <div role="group" aria-labelledby={id} className={className}>
      <div id={id} className="title">
        {title}
      </div>
      {children}
    </div>
  )
}

/** A suggested text, in which the typed phrase stands out. */
export function MatchedText({ text, phrase }: { text: string; phrase: string | null }) {
  const parts = phrase === null ? null : matchedPart(text, phrase)
  if (!parts) return <span>{text}</span>
  return (
    <span>
      <span>{parts.before}</span>
      <b>{parts.match}</b>
      <span>{parts.after}</span>
    </span>
  )
}

/** @returns a function that links to the results for a phrase */
export function useSearchHref() {
  const href = useHref()
  return (phrase: string) =>
    href(routes.search.href({}), String(new URLSearchParams({ q: phrase })))
}
