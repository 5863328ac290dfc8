/** Milliseconds since the epoch. */
export type Clock = () => number

/** The only code that reads the system time. All other code uses the request's `now()`. */
export const systemClock: Clock = () => Date.now()

/** Waits for the given time (ms). */
export const systemSleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
