export interface Attempt {
  now: number
  /** How many attempts are allowed within the window. */
  most: number
  windowMs: number
}

export interface Counted {
  /** How long to wait (ms) until the next attempt is allowed; 0 if this one is. */
  waitMs: number
  /** How many there were in the window before this one. */
  before: number
}

/** The attempts of one visitor or for one login. */
export interface AttemptCounter {
  /** Counts an attempt, unless there are too many. */
  count(attempt: Attempt): Promise<Counted>
  /** Takes back the attempt that was counted last. */
  undo(): Promise<void>
  /** Forgets the attempts so far. */
  reset(): Promise<void>
}

/** Counts attempts by name. In production a namespace of Durable Objects. */
export interface AttemptStore {
  getByName(name: string): AttemptCounter
}
