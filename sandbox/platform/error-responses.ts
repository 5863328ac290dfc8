import type { Context } from 'hono'

import { type Problem, problemOf } from './problems.ts'

/** Creates an error handler that responds in the service's own format. */
export const respondWithErrors =
  (bodyOf: (problem: Problem) => object) => (error: Error, c: Context) => {
    const problem = problemOf(error)
    return c.body(JSON.stringify(bodyOf(problem)), problem.status, {
      'content-type': 'application/json',
      ...problem.headers,
    })
  }
