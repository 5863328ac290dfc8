import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** When an answer was forgone: never fetched, so that the page is stale at once and a browser asks again. */
const NEVER = 0

/** Waits for what a page can be shown without; when it cannot be had, `empty` stands in its place. */
export async function loadOrForgo<Data>(
  queryClient: QueryClient,
  { queryKey, loading, empty }: { queryKey: QueryKey; loading: Promise<Data>; empty: Data },
): Promise<Data> {
  try {
    return await loading
  } catch {
    queryClient.setQueryData(queryKey, empty, { updatedAt: NEVER })
    return empty
  }
}

/** Whether a page does without something it should have. */
export const hasForgone = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'success' && state.dataUpdatedAt === NEVER)
