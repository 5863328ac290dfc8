import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Requests again what the page shows of `queryKey` and of the keys that begin with it, after a change. The first request for
 * it may still be pending: its answer may be older than the change, and invalidating alone would wait for that answer.
 */
export async function readAgain(queryClient: QueryClient, queryKey: QueryKey) {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}
