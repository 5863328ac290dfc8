interface ReactErrorInfo {
  componentStack?: string | undefined
}

type Kind = 'caught' | 'uncaught' | 'recovered' | 'start' | 'navigation'

/** What was reported in this document, for code that loads later. */
export const reportedErrors: { kind: Kind; error: unknown; address: string }[] = []
const MOST_KEPT = 20

/**
 * Writes one structured line about an error, and keeps it.
 * @param kind `caught`: limited to a part or region; `uncaught`: the whole app failed; `recovered`: rendered again
 * without the server's elements; `start`: the document stays as the server rendered it; `navigation`: links load
 * documents, or a page's code is missing
 */
export const reportError =
  (kind: Kind) =>
  (error: unknown, { componentStack }: ReactErrorInfo = {}) => {
    if (reportedErrors.length < MOST_KEPT)
      reportedErrors.push({ kind, error, address: location.href })
    const isError = error instanceof Error
    const name = isError ? error.name : typeof error
    console.error('shop error', {
      kind,
      name,
      message: isError ? error.message : '',
      componentStack,
    })
  }
