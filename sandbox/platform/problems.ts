import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export const TYPE_ROOT = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

export interface Problem {
  status: ContentfulStatusCode
  /** A documented slug, or a complete type, which contains a slash. */
  type: string
  title: string
  detail: string
  members?: Record<string, unknown>
  headers?: Record<string, string>
  contentType?: ContentType
}

type ContentType = 'application/problem+json' | 'application/json'

/** API families that declare plain JSON for all their errors. */
const PLAIN_FAMILIES = [
  '/pricing/shopper-promotions/',
  '/pricing/shopper-gift-certificates/',
  '/shopper/shopper-context/',
]

/** An error that is reported to the caller as the commerce API would report it. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.title)
    this.problem = problem
  }
}

export const badRequest = (detail: string, members?: Record<string, unknown>) =>
  new ProblemError({
    status: 400,
    type: 'bad-request',
    title: 'Bad Request',
    detail,
    ...(members && { members }),
  })

export const validation = (detail: string) =>
  new ProblemError({ status: 400, type: 'validation', title: 'Bad Request', detail })

export const unauthorized = (description: string) =>
  new ProblemError({
    status: 401,
    type: 'unauthorized',
    title: 'Unauthorized',
    detail: 'Your access token is invalid or expired and can’t be used to identify a user.',
    headers: {
      'www-authenticate': `Bearer realm="servers", error="invalid_token", error_description="${description}"`,
    },
  })

export const forbidden = () =>
  new ProblemError({
    status: 403,
    type: 'forbidden',
    title: 'Forbidden',
    detail: 'Your shopper JWT is valid, but you have no permissions to access the resource.',
    headers: { 'www-authenticate': 'Bearer realm="servers", error="insufficient_scope"' },
  })

const GUESSES = {
  'too-many-password-attempts': 'The current password was wrong too often.',
  'too-many-order-lookups': 'The details of this order were wrong too often.',
} as const

/** A limit of one customer or order. Its type tells it from the platform's own limit on requests. */
export const tooManyGuesses = (type: keyof typeof GUESSES, seconds: number) =>
  new ProblemError({
    status: 429,
    type,
    title: 'Too Many Requests',
    detail: `${GUESSES[type]} Please try again later.`,
    headers: { 'retry-after': String(seconds) },
  })

export const resourceNotFound = () =>
  new ProblemError({
    status: 404,
    type: 'resource-not-found',
    title: 'Resource Not Found',
    detail: 'Could not find requested resource',
  })

const methodNotAllowed = (allowed: string) =>
  new ProblemError({
    status: 405,
    type: 'method-not-allowed',
    title: 'Method Not Allowed',
    detail: `This resource answers to ${allowed}.`,
    headers: { allow: allowed },
  })

/** The last handler of a path: rejects every method that is not one of `methods`. */
export const only =
  (...methods: string[]) =>
  (): never => {
    throw methodNotAllowed([...methods, 'OPTIONS'].join(', '))
  }

/** Turns any thrown error into a problem document; only unexpected errors are logged. */
export const respondWithProblem = (error: Error, c: Context) => problemResponse(toProblem(error), c)

/** The problem to report for a thrown error. */
export const toProblem = (error: Error): Problem =>
  error instanceof ProblemError ? error.problem : unexpected(error)

export function problemResponse(problem: Problem, c: Context) {
  const body = {
    title: problem.title,
    type: problem.type.includes('/') ? problem.type : TYPE_ROOT + problem.type,
    detail: problem.detail,
    ...problem.members,
  }
  return c.body(JSON.stringify(body), problem.status, {
    'content-type': problem.contentType ?? contentTypeAt(c.req.path),
    ...(problem.status === 401 && { 'www-authenticate': 'Bearer realm="servers"' }),
    ...problem.headers,
  })
}

const contentTypeAt = (path: string): ContentType =>
  PLAIN_FAMILIES.some((family) => path.startsWith(family))
    ? 'application/json'
    : 'application/problem+json'

function unexpected(error: Error): Problem {
  console.error(error)
  return {
    status: 500,
    type: 'internal-server-error',
    title: 'Internal Server Error',
    detail: 'The request could not be answered.',
  }
}

/** Creates an error handler that responds in the service's own format. */
export const respondWithErrors =
  (bodyOf: (problem: Problem) => object) => (error: Error, c: Context) => {
    const problem = toProblem(error)
    return c.body(JSON.stringify(bodyOf(problem)), problem.status, {
      'content-type': 'application/json',
      ...problem.headers,
    })
  }
