import { setTimeout as pause } from 'node:timers/promises'

import { WebDriverError } from './webdriver-commands.ts'

const PATIENCE_MS = 20_000
const PAUSE_MS = 50

/** Repeats an action until it succeeds, as a shopper waits for something to appear. */
export async function eventually<Result>(act: () => Result | Promise<Result>): Promise<Result> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (performance.now() > end || isFinal(error)) throw error
      await pause(PAUSE_MS)
    }
  }
}

/** Firefox reports the page of a lost connection like this. */
const isFinal = (error: unknown) =>
  error instanceof WebDriverError && error.code === 'unknown error'
