import { QueryClient, type QueryKey } from '@tanstack/react-query'

/** Data is stale after ten seconds, and failed requests are not retried (spec 1 §7). */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: false, refetchOnWindowFocus: false },
    },
  })

/**
 * Requests again what the page shows of `queryKey` and of the keys that begin with it, after a change. The first request for
 * it may still be pending: its answer may be older than the change, and invalidating alone would wait for that answer.
 */
export async function readAgain(queryClient: QueryClient, queryKey: QueryKey) {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}
