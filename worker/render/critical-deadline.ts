import { ProblemError } from '#shared/http/problem.ts'

/** The time limit for a page's critical data (ms). */
const CRITICAL_DEADLINE_MS = 2_500

/** @throws {ProblemError} `unavailable` if the critical data of a page is not loaded in time */
export async function withinDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | null = null
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ProblemError('unavailable', { cause: 'page deadline' })),
      CRITICAL_DEADLINE_MS,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
