import type { MouseEvent, ReactNode } from 'react'

import { routes } from '#shared/routes.ts'
import { cleanLine } from '#shared/text/typed-text.ts'

import { useHref } from '../kit/link.ts'

/** The props of all options. */
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

/** The letter as a shopper may type it. A space has no clean form. */
const withoutAccent = (character: string) =>
  (cleanLine(character) || character).normalize('NFD').charAt(0).toLowerCase()

const comparable = (text: string) => Array.from(text, withoutAccent)

/** Splits a text at the typed phrase. Letter case and accents do not count. Null if the text does not contain it. */
export function matchedPart(text: string, phrase: string) {
  const characters = Array.from(text.normalize('NFC'))
  const wanted = comparable(cleanLine(phrase))
  const own = characters.map(withoutAccent)
  const at = own.findIndex((_, start) =>
    wanted.every((character, offset) => own[start + offset] === character),
  )
  if (at < 0 || wanted.length === 0) return null
  const end = at + wanted.length
  const join = (from: number, to?: number) => characters.slice(from, to).join('')
  return { before: join(0, at), match: join(at, end), after: join(end) }
}
