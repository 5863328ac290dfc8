import { matchRoute, routes } from '#shared/routes.ts'

import { namedPath } from './named-pages.ts'

const spellings = Object.values(routes).map(({ path }) => ({
  template: path,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '([^/]+)')}$`, 'i'),
}))

/**
 * The path of a page whose fixed parts are written in other letters, such as `/G/gifts` or `/Cart`. Ids and tokens keep
 * theirs. Null if there is no such page.
 *
 * @param path without site and locale, which no page has as it is
 */
export function inRouteSpelling(path: string): string | null {
  for (const { template, pattern } of spellings) {
    const values = pattern.exec(path)?.slice(1)
    if (!values) continue
    const spelled = template.replaceAll(/:\w+/g, () => values.shift() ?? '')
    return matchRoute(spelled) ? spelled : null
  }
  return namedPath(path)
}

/** Punctuation, quotes, spaces and line breaks, also encoded, and entities of HTML. */
const ADDED =
  /(?:[.,;:!?)\]}>'"*]|%(?:0[9ad]|20|22|27|29|2[ac]|3[abef]|5d|60|7d|c2%(?:a0|ad|bb)|e2%80%(?:[89][\da-f]|a6|af|ba)|ef%bb%bf)|&(?:amp|gt|lt|quot|nbsp);)+$/i

const BRACKETS = [
  [/\(|%28/i, /\)|%29/i],
  [/\[|%5b/i, /\]|%5d/i],
  [/\{|%7b/i, /\}|%7d/i],
] as const

/**
 * A path without what people and mail programs add to the end of a link: a closing bracket, a period, a quotation mark.
 * Null if there is nothing of that. A bracket that the path itself opens belongs to it.
 *
 * @param path percent-encoded
 */
export function withoutAdded(path: string): string | null {
  const added = ADDED.exec(path)?.[0]
  if (added === undefined) return null
  const rest = path.slice(0, -added.length)
  const isOwn = BRACKETS.some(([opening, closing]) => opening.test(rest) && closing.test(added))
  return isOwn ? null : rest || '/'
}
