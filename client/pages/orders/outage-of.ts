import { ProblemError } from '#shared/contract/problem.ts'

/** The page says that its data cannot be read. Without a connection, navigation stays on the shown page. */
export function outageOf(error: unknown, query: URLSearchParams) {
  const isOutage = error instanceof ProblemError && error.type === 'unavailable'
  if (!isOutage || globalThis.navigator?.onLine === false) throw error
  return { query, status: 503 as const }
}
