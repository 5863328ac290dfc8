import { matchRoute, routes } from './routes.ts'
import { FROM_PARAMETER } from './sign-in/routes.ts'

/** Where signing in never returns to. */
const NOT_BACK = new Set(['login', 'registration'])

/**
 * The path and query to return to after signing in. Anything but a path of the shop leads to the account, so that the
 * form cannot be made to lead elsewhere.
 */
export function returnPath(from: string | null | undefined): string {
  const [path = '', ...query] = (from ?? '').split('?')
  const isPath = /^\/(?![/\\])[^\\\p{Cc}#]*$/u.test(path) && !/(^|\/)\.{1,2}(\/|$)/.test(path)
  if (!isPath || NOT_BACK.has(matchRoute(path)?.key ?? '')) return routes.myAccount.href({})
  const search = new URLSearchParams(query.join('?')).toString()
  return search ? `${path}?${search}` : path
}

/** The login page that returns to a path with its query. */
export const loginPath = (from: string) =>
  `${routes.login.href({})}?${new URLSearchParams({ [FROM_PARAMETER]: from }).toString()}`
