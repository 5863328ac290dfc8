import type { Context } from 'hono'

import { routes } from '#shared/routes.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { signInCookies } from '#shared/sign-in/storage.ts'
import { readCookie } from '#shared/storage/cookies.ts'
import { SITES } from '#shared/site/site.ts'

import { factory, type AppEnv, type RequestContext } from '../config/env.ts'
import { locationOf, redirectTo } from '../http/location.ts'
import { securityTxt } from './security-txt.ts'

type C = Context<AppEnv>

const SECURITY_TXT = '/.well-known/security.txt'

/** The part of the profile with the form for a new password, and the one with the list of passkeys. */
const PASSWORD = `${routes.profile.href({})}?edit=password`
const PASSKEYS = `${routes.profile.href({})}?edit=passkeys`

/** The day of the statement that the shop respects Global Privacy Control. */
const GPC_STATED_ON = '2026-12-01'

/**
 * The addresses that programs know of every origin (RFC 8615). Security researchers read `security.txt`, password managers
 * follow `change-password` and read `passkey-endpoints`, and browsers read `gpc.json`.
 */
export const wellKnownRoutes = factory
  .createApp()
  .use('/.well-known/*', async (c, next) => {
    c.get('context').log.set('route', 'well-known')
    await next()
  })
  .get(SECURITY_TXT, (c) => respond(c, 'text/plain; charset=utf-8', textFor(c)))
  // Where the file was before it had a standard.
  .get('/security.txt', (c) => {
    textFor(c)
    return redirectTo(SECURITY_TXT, 301)
  })
  .get('/.well-known/change-password', (c) => redirectTo(accountPage(c, PASSWORD)))
  .get('/.well-known/passkey-endpoints', (c) => {
    const { config } = c.get('context')
    const page = config.publicOrigin + locationOf(PASSKEYS, c.get('context'))
    return respond(c, 'application/json', JSON.stringify({ enroll: page, manage: page }))
  })
  .get('/.well-known/gpc.json', (c) =>
    respond(c, 'application/json', JSON.stringify({ gpc: true, lastUpdate: GPC_STATED_ON })),
  )

function respond(c: C, type: string, body: string) {
  return c.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' })
}

/** @throws {ProblemError} `not-found`: the shop has no such file, or it has expired and would say something false */
function textFor(c: C): string {
  const { config, now, log } = c.get('context')
  if (config.securityTxt === null) throw new ProblemError('not-found')
  if (Date.parse(config.securityTxt.expires) > now())
    return securityTxt(config.securityTxt, config.publicOrigin + SECURITY_TXT)
  log.warn('security.txt has expired')
  throw new ProblemError('not-found')
}

/** A page of the account on the site where this browser has signed in before, or else on the default site. */
function accountPage(c: C, page: string) {
  const context = c.get('context')
  const site = SITES.find((each) => hasSignedIn(c, each.id, context))
  return locationOf(page, site ? { ...context, site, locale: site.defaultLocale } : context)
}

const hasSignedIn = (c: C, site: string, { config }: RequestContext) =>
  readCookie(c.req.header('cookie') ?? null, signInCookies.knownDevice, {
    site,
    prefix: config.session.cookiePrefix,
  }) !== null
