import { STATUS_CODES } from 'node:http'

import * as v from 'valibot'

import type { Mismatch } from './mismatches.ts'
import type { OperationCall } from './watch-operations.ts'

/** An error response. */
export interface ErrorResponse {
  status: number
  reason: string
  /** The names are in lower case. */
  headers: Record<string, string>
  body: unknown
}

/** Reads an error response, and leaves its body readable for others. */
export async function readErrorResponse(response: Response): Promise<ErrorResponse> {
  const { status, statusText: reason, headers } = response
  const text = await response.clone().text()
  return { status, reason, headers: Object.fromEntries(headers), body: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Where an error response differs from the platform's. */
export function errorResponseMismatches(
  { client }: OperationCall,
  response: ErrorResponse,
): Mismatch[] {
  const body = client === 'ShopperLogin' ? loginProblem(response) : Problem
  // An unknown path is rejected before it reaches login.
  const isUnknownPath = v.is(UnknownPath, response)
  const expected = v.object({
    // Storefronts recognize a wrong password by the reason phrase.
    reason: v.literal(STATUS_CODES[response.status] ?? ''),
    headers: v.object({
      'content-type': v.pipe(v.string(), v.regex(/^application\/(problem\+)?json\b/)),
      'www-authenticate': response.status === 401 ? NonEmptyText : v.optional(v.string()),
    }),
    body: isUnknownPath ? Problem : body,
  })
  return (v.safeParse(expected, response).issues ?? []).map((issue) => ({
    path: ['error', v.getDotPath(issue)].join('.'),
    expected: String(issue.expected),
    actual: issue.input,
  }))
}

const NonEmptyText = v.pipe(v.string(), v.nonEmpty())

const ERRORS = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

const Problem = v.looseObject({
  title: NonEmptyText,
  // Only promotions name an exception instead.
  type: v.union([
    v.pipe(v.string(), v.startsWith(ERRORS)),
    v.pipe(v.string(), v.regex(/^\/\w+Exception$/)),
  ]),
  detail: NonEmptyText,
})

const UnknownPath = v.object({
  status: v.literal(404),
  body: v.object({ type: v.literal(`${ERRORS}resource-not-found`) }),
})

/** Login reports errors as live instances do, with the members of OAuth added. */
const loginProblem = ({ status }: ErrorResponse) =>
  v.looseObject({
    status_code: v.pipe(v.string(), v.startsWith(`${status} `)),
    message: NonEmptyText,
    error: NonEmptyText,
    error_description: NonEmptyText,
  })
