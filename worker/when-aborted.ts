/** Resolves to null once the signal is aborted, for races with what may be late. */
export const whenAborted = (signal: AbortSignal) =>
  new Promise<null>((resolve) => {
    if (signal.aborted) return resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
