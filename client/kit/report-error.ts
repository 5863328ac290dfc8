interface ReactErrorInfo {
  componentStack?: string | undefined
}

/**
 * Writes one structured line about an error.
 * @param kind `caught`: limited to a part or region; `uncaught`: the whole app failed; `recovered`: rendered again
 * without the server's elements; `start`: the document stays as the server rendered it; `navigation`: links load
 * documents, or a page's code is missing
 */
export const reportError =
  (kind: 'caught' | 'uncaught' | 'recovered' | 'start' | 'navigation') =>
  (error: unknown, { componentStack }: ReactErrorInfo = {}) => {
    const isError = error instanceof Error
    const name = isError ? error.name : typeof error
    console.error('shop error', {
      kind,
      name,
      message: isError ? error.message : '',
      componentStack,
    })
  }
