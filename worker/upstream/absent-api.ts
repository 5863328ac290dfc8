import { ProblemError } from '#shared/http/problem.ts'

import type { CommerceContext } from './endpoint.ts'
import type { CommerceResult } from './send-request.ts'

/** The instance does not have this custom API, so there is no content where the shop uses it, and nothing was done. */
export class AbsentApi extends ProblemError {
  readonly #answeredAt: (at: number) => void

  constructor(base: string, answeredAt: (at: number) => void) {
    super('not-offered', { cause: `${base} is absent` })
    this.#answeredAt = answeredAt
  }

  /** A value that the API has returned proves that it exists. @returns the outage that this is instead */
  refutedBy(value: { upstreamAt: number }) {
    this.#answeredAt(value.upstreamAt)
    return new ProblemError('unavailable', { cause: 'status 404' })
  }
}

/** After this time an absent API is requested again: it may have been deployed (ms). */
const REMEMBERED_MS = 10 * 60_000

/** An API that responded within this time exists, so its 404 is an outage (ms). */
const EXISTS_MS = 24 * 60 * 60_000

/** The problem type of a path that leads to no API (scapi §3.2). A missing resource of an API has another one. */
const NO_SUCH_PATH = 'resource-not-found'

/** Which custom APIs of the sites' instances exist, as far as one isolate has seen. */
export interface AbsentApis {
  /** @throws {AbsentApi} if the API was absent a short time ago */
  expectPresent(context: CommerceContext, base: string): void
  /** @throws {AbsentApi} if the result says that the API is absent */
  record(context: CommerceContext, base: string, result: CommerceResult): void
}

export function createAbsentApis(): AbsentApis {
  const absentSince = new Map<string, number>()
  const lastAnswers = new Map<string, number>()
  const keyOf = ({ site }: CommerceContext, base: string) => `${site.id} ${base}`

  const noteAnswer = (key: string, at: number) => {
    lastAnswers.set(key, Math.max(at, lastAnswers.get(key) ?? at))
    absentSince.delete(key)
  }

  const absent = (key: string, base: string) =>
    new AbsentApi(base, (at: number) => noteAnswer(key, at))

  return {
    expectPresent(context, base) {
      const key = keyOf(context, base)
      const since = absentSince.get(key)
      if (since !== undefined && context.now() - since < REMEMBERED_MS) throw absent(key, base)
    },
    record(context, base, result) {
      if (!isCustom(base)) return
      const key = keyOf(context, base)
      if (!isNoSuchPath(result)) {
        if (isAnswer(result)) noteAnswer(key, context.now())
        return
      }
      const answered = lastAnswers.get(key)
      if (answered !== undefined && context.now() - answered < EXISTS_MS) return
      const isKnown = absentSince.has(key)
      absentSince.set(key, context.now())
      if (!isKnown) {
        context.log.warn('the instance has no such custom API', {
          api: base,
          site: context.site.id,
        })
      }
      throw absent(key, base)
    },
  }
}

export const isCustom = (base: string) => base.startsWith('/custom/')

/** Whether the path leads to no API, so that the response says nothing about a resource. */
export const isNoSuchPath = (result: CommerceResult) =>
  result.kind === 'http-error' && result.status === 404 && result.problem.slug === NO_SUCH_PATH

/** Whether the API has done what was asked, or has itself refused it, which only an API that exists does. */
const isAnswer = (result: CommerceResult) =>
  result.kind === 'ok' ||
  (result.kind === 'http-error' &&
    [400, 404, 409, 410].includes(result.status) &&
    result.problem.slug !== '')

/**
 * The result of an attempt, or, on an instance without the custom API that it uses, that of a standard API.
 * @throws the error of the attempt if the API exists
 */
export async function ifAbsent<Result>(
  attempt: Promise<Result>,
  standard: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await attempt
  } catch (error) {
    if (error instanceof AbsentApi) return standard()
    throw error
  }
}
