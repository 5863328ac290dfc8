/** Runs something once, after a time. Answers how to call it off. */
export type StartTimer = (ms: number, run: () => void) => () => void

export const startSystemTimer: StartTimer = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/**
 * What `work` brings, or null when it takes longer than `ms`. The race needs a timer of the caller's
 * own: work that another request began may never end.
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
