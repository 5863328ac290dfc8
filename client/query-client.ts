import { QueryClient } from '@tanstack/react-query'

/** Answers go stale after ten seconds and are not asked for again on failure (spec 1 §7). */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: false, refetchOnWindowFocus: false },
    },
  })
