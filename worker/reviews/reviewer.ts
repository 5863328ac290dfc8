import type { Context } from 'hono'

import { readCookie, setCookie } from '#shared/storage/cookies.ts'

import { factory, type AppEnv } from '../env.ts'
import { hashOf } from '../limits/keyed-hash.ts'
import { writableHeaders } from '../middleware/writable-headers.ts'
import { sessionCookieScope } from '../session/session-cookie-scope.ts'
import { openShopper } from '../shopper/open-shopper.ts'

/** The numbers that requests have given to new reviewers, until their responses are made. */
const newReviewers = new WeakMap<Request, string>()

/**
 * Who votes and reviews, for the review service: the customer who is signed in, else this browser. A hash, which says
 * nothing about either.
 */
export async function reviewerOf(c: Context<AppEnv>): Promise<string> {
  const known = await knownReviewerOf(c)
  return known ?? hashOfReviewer(c, `browser:${newBrowser(c)}`)
}

/** The same, or null if this browser has no number yet. */
export async function knownReviewerOf(c: Context<AppEnv>): Promise<string | null> {
  const { state } = (await openShopper(c)).session
  if (state?.authType === 'registered') return hashOfReviewer(c, `customer:${state.customerId}`)
  const known = readCookie(c.req.header('cookie') ?? null, 'reviewer', scopeOf(c))
  const isNumber = known !== null && /^[\da-f-]{36}$/.test(known)
  return isNumber ? hashOfReviewer(c, `browser:${known}`) : null
}

function hashOfReviewer(c: Context<AppEnv>, who: string) {
  const { config, site } = c.get('context')
  return hashOf(config, `reviewer:${site.id}:${who}`)
}

function newBrowser(c: Context<AppEnv>): string {
  const made = newReviewers.get(c.req.raw) ?? crypto.randomUUID()
  newReviewers.set(c.req.raw, made)
  return made
}

/** Gives a new reviewer the number with the response. */
export const keepReviewer = () =>
  factory.createMiddleware(async function reviewer(c, next) {
    await next()
    const value = newReviewers.get(c.req.raw)
    if (value !== undefined) setCookie(writableHeaders(c), 'reviewer', { ...scopeOf(c), value })
  })

const scopeOf = (c: Context<AppEnv>) =>
  sessionCookieScope(c.get('context'), c.req.header('user-agent'))
