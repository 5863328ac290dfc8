import { canonicalQuery } from '#shared/canonical-query.ts'

import { destinationOf, type Destination, type NavigationDependencies } from './destination.ts'

/**
 * Goes to a choice together with the one before it, whose page is still loading: the link was rendered without that one.
 *
 * @returns false if nothing of the earlier choice would be lost
 */
export function joinPending(
  event: NavigateEvent,
  { match, path, query }: Destination,
  { appContext, viewController }: NavigationDependencies,
) {
  const pending = destinationOf(location.href, appContext)
  const shown = viewController.current()
  const isChoice = event.cancelable && event.navigationType === 'push' && shown?.path === path
  if (!isChoice || pending?.path !== path) return false
  const both = bothChoices(query, { shown: shown.query, pending: pending.query })
  const search = canonicalQuery(match.route, both)
  if (search === query.toString()) return false
  event.preventDefault()
  const href = appContext.placement.href({ ...appContext, path, search: `?${search}` })
  queueMicrotask(() => navigation.navigate(href))
  return true
}

/**
 * A query with the changes of the shown page by two choices. The later choice comes first, because it counts where a page
 * takes only one value of a parameter.
 */
export function bothChoices(
  chosen: URLSearchParams,
  { shown, pending }: { shown: URLSearchParams; pending: URLSearchParams },
) {
  const later = [...chosen].filter((pair) => !shown.has(...pair) || pending.has(...pair))
  const earlier = [...pending].filter((pair) => !shown.has(...pair) && !chosen.has(...pair))
  return new URLSearchParams([...later, ...earlier])
}
