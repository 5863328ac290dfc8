export interface Attempt {
  now: number
  /** How many attempts are allowed within the window. */
  most: number
  windowMs: number
}

/** The attempts of one visitor or for one login. */
export interface AttemptCounter {
  /** Counts an attempt. @returns how long to wait until the next one is allowed; 0 if this one is */
  count(attempt: Attempt): Promise<number>
  /** Takes back the attempt that was counted last. */
  undo(): Promise<void>
  /** Forgets the attempts so far. */
  reset(): Promise<void>
}

/** Counts attempts by name. In production a namespace of Durable Objects. */
export interface AttemptStore {
  getByName(name: string): AttemptCounter
}
