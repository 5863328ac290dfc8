import { ProblemError } from '#shared/http/problem.ts'

const RETRIES = 3
const FIRST_PAUSE_MS = 300

type Pause = (ms: number) => Promise<void>

const pauseFor: Pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Retries up to three times while there is no response. Only for mutations that send the same idempotency key
 * each time.
 * @throws {ProblemError}
 */
export async function retryAction<Answer>(
  action: () => Promise<Answer>,
  pause: Pause = pauseFor,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await action()
    } catch (error) {
      if (attempt === RETRIES || !isWithoutResponse(error)) throw error
      await pause(FIRST_PAUSE_MS * 2 ** attempt)
    }
  }
}

/** There was no response, so the outcome is unknown. */
export const isWithoutResponse = (error: unknown) =>
  error instanceof ProblemError && error.type === 'unavailable' && error.cause !== undefined
