import { ProblemError } from '#shared/contract/problem.ts'

const RETRIES = 3
const FIRST_PAUSE_MS = 300

type Pause = (ms: number) => Promise<void>

const pauseFor: Pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Asks again, up to three times, while no answer comes. Only for a deed that carries the same operation each
 * time. @throws {ProblemError}
 */
export async function performDeed<Answer>(
  deed: () => Promise<Answer>,
  pause: Pause = pauseFor,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await deed()
    } catch (error) {
      if (attempt === RETRIES || !isWithoutAnswer(error)) throw error
      await pause(FIRST_PAUSE_MS * 2 ** attempt)
    }
  }
}

/** Nobody has answered, so nobody knows whether it was done. */
export const isWithoutAnswer = (error: unknown) =>
  error instanceof ProblemError && error.type === 'unavailable' && error.cause !== undefined
