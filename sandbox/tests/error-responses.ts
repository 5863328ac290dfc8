import { STATUS_CODES } from 'node:http'

import * as v from 'valibot'

import type { Mismatch } from './mismatches.ts'
import type { Asked } from './watch-operations.ts'

/** An error response. */
export interface Refusal {
  status: number
  reason: string
  /** The names are in lower case. */
  headers: Record<string, string>
  body: unknown
}

/** Reads an error response, and leaves its body readable for others. */
export async function refusalOf(response: Response): Promise<Refusal> {
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
export function refusalMismatches({ client }: Asked, refusal: Refusal): Mismatch[] {
  const body = client === 'ShopperLogin' ? loginProblem(refusal) : Problem
  // An unknown path is rejected before it reaches login.
  const isNowhere = v.is(Nowhere, refusal)
  const expected = v.object({
    // Storefronts recognize a wrong password by the reason phrase.
    reason: v.literal(STATUS_CODES[refusal.status] ?? ''),
    headers: v.object({
      'content-type': v.pipe(v.string(), v.regex(/^application\/(problem\+)?json\b/)),
      'www-authenticate': refusal.status === 401 ? Said : v.optional(v.string()),
    }),
    body: isNowhere ? Problem : body,
  })
  return (v.safeParse(expected, refusal).issues ?? []).map((issue) => ({
    path: ['refusal', v.getDotPath(issue)].join('.'),
    expected: String(issue.expected),
    got: issue.input,
  }))
}

const Said = v.pipe(v.string(), v.nonEmpty())

const ERRORS = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

const Problem = v.looseObject({
  title: Said,
  // Only promotions name an exception instead.
  type: v.union([
    v.pipe(v.string(), v.startsWith(ERRORS)),
    v.pipe(v.string(), v.regex(/^\/\w+Exception$/)),
  ]),
  detail: Said,
})

const Nowhere = v.object({
  status: v.literal(404),
  body: v.object({ type: v.literal(`${ERRORS}resource-not-found`) }),
})

/** Login reports errors as live instances do, with the members of OAuth added. */
const loginProblem = ({ status }: Refusal) =>
  v.looseObject({
    status_code: v.pipe(v.string(), v.startsWith(`${status} `)),
    message: Said,
    error: Said,
    error_description: Said,
  })
