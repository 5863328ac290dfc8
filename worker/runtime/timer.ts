/** Runs a function once, after a time. Returns a function that cancels it. */
export type StartTimer = (ms: number, run: () => void) => () => void

export const startSystemTimer: StartTimer = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/**
 * The result of `work`, or null if it takes longer than `ms`. The caller needs its own timer, because work
 * that another request started may never end.
 */
export function within<T>(
  work: Promise<T>,
  ms: number,
  startTimer: StartTimer,
): Promise<{ value: T } | null> {
  return new Promise((resolve, reject) => {
    const callOff = startTimer(Math.max(0, ms), () => resolve(null))
    work.then(
      (value) => {
        callOff()
        resolve({ value })
      },
      (error: unknown) => {
        callOff()
        reject(error)
      },
    )
  })
}

/** Resolves to null once the signal is aborted, for races with what may be late. */
export const whenAborted = (signal: AbortSignal) =>
  new Promise<null>((resolve) => {
    if (signal.aborted) return resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
