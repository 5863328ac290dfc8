/** Milliseconds since the epoch. */
export type Clock = () => number

/** The one place that reads the time. Everything else asks its request's `now()`. */
export const systemClock: Clock = () => Date.now()

/** Waits as long (ms). */
export const systemSleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
