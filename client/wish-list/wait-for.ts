/** Spec 2 §4: ten polls. */
const POLLS = 10
const PAUSE_MS = 100

const pauseFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Waits for something to be known. Null if it is not in time. */
export async function waitFor<Value>(
  read: () => Value | undefined,
  pause: (ms: number) => Promise<void> = pauseFor,
): Promise<Value | null> {
  for (let poll = 0; ; poll += 1) {
    const value = read()
    if (value !== undefined) return value
    if (poll === POLLS) return null
    await pause(PAUSE_MS)
  }
}
