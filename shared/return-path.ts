import { matchRoute, routes, type RouteKey } from './routes.ts'

/** Who signs in does not want to return to these. */
const ENTRANCES: readonly RouteKey[] = ['login', 'registration']

/**
 * Where signing in leads to: the page of the shop that the shopper came from, else the account.
 * @param from a path and query without site and locale, which anyone may have written into the address
 */
export function returnPath(from: string | null) {
  const [path = ''] = (from ?? '').split('?')
  const match = matchRoute(path)
  return from !== null && match && !ENTRANCES.includes(match.key) ? from : routes.myAccount.path
}
