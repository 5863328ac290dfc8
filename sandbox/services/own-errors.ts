import type { Context } from 'hono'

import { type Problem, problemOf } from '../problems.ts'

/** Whatever is thrown in a service is told as that service tells it. */
export const answerErrorsAs =
  (bodyOf: (problem: Problem) => object) => (error: Error, c: Context) => {
    const problem = problemOf(error)
    return c.body(JSON.stringify(bodyOf(problem)), problem.status, {
      'content-type': 'application/json',
      ...problem.headers,
    })
  }
