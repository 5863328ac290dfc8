import { OPEN_SEARCH } from '#shared/reading-agents/open-search.ts'
import { routes } from '#shared/routes.ts'
import type { Placement } from '#shared/site/placement.ts'
import type { SiteLocale } from '#shared/site/site.ts'

/** The addresses of files for reading agents, without site and locale. */
export const LLMS_TEXT = '/llms.txt'
export const FEED_INDEX = '/feeds/products.json'

const FEED_PIECE_PATH = /^\/feeds\/products-([1-9]\d{0,5})\.(jsonl|xml)$/

export const feedPiecePath = (piece: number, ending: FeedEnding) =>
  `/feeds/products-${piece}.${ending}`

export type FeedEnding = 'jsonl' | 'xml'

export type AgentFile =
  | { kind: 'llmsText' | 'openSearch' | 'feedIndex' }
  | { kind: 'feedPiece'; piece: number; ending: FeedEnding }

/** The file at a path without site and locale. Null if there is none. */
export function agentFileAt(path: string): AgentFile | null {
  if (path === LLMS_TEXT) return { kind: 'llmsText' }
  if (path === OPEN_SEARCH) return { kind: 'openSearch' }
  if (path === FEED_INDEX) return { kind: 'feedIndex' }
  const [, piece, ending] = FEED_PIECE_PATH.exec(path) ?? []
  if (piece === undefined) return null
  return { kind: 'feedPiece', piece: Number(piece), ending: ending === 'xml' ? 'xml' : 'jsonl' }
}

/** The address of results, with the name of a parameter in braces in place of the phrase. */
export function searchTemplate(placement: Placement, origin: string, place: SiteLocale) {
  const path = routes.search.href({})
  const address = placement.absolute(origin, { ...place, path, search: `?q=${TERMS}` })
  return address.replace(`q=${TERMS}`, `q={${TERMS}}`)
}

const TERMS = 'searchTerms'
