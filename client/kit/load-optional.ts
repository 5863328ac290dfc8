import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Marks replaced data as never fetched: it is stale at once, and the browser requests it again. */
const NEVER = 0

/** Waits for optional data. When loading fails, uses `empty` instead. */
export async function loadOptional<Data>(
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

/** Whether the page lacks optional data. */
export const hasMissingOptional = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'success' && state.dataUpdatedAt === NEVER)
