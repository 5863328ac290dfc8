import { customerIn, sessionQuery } from '../app/session.ts'
import type { NavigationDependencies } from './views.ts'

/**
 * Everything that the page knows may depend on whether the visitor is a customer (spec 1 §4), also when that changes in
 * another tab, or before a document is restored from the back/forward cache.
 */
export function followCustomer({ appContext, queryClient }: NavigationDependencies) {
  const { queryKey } = sessionQuery(appContext)
  let known = queryClient.getQueryData(queryKey)
  let isRestored = false
  addEventListener('pageshow', ({ persisted }) => {
    isRestored = persisted
  })
  queryClient.getQueryCache().subscribe((event) => {
    const isSession = event.query.queryKey[0] === queryKey[0]
    if (!isSession || event.type !== 'updated' || event.action.type !== 'success') return
    const session = queryClient.getQueryData(queryKey)
    if (!session) return
    const wasCustomer = customerIn(known) !== null
    const isChanged = known && wasCustomer !== (customerIn(session) !== null)
    // Of a customer who is gone, nothing stays.
    if (isChanged && (wasCustomer || isRestored)) location.reload()
    else if (isChanged) void queryClient.invalidateQueries()
    known = session
    isRestored = false
  })
}
