import { QueryClient } from '@tanstack/react-query'

/** Data is stale after ten seconds, and failed requests are not retried (spec 1 §7). */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: false, refetchOnWindowFocus: false },
    },
  })
