import type { Context } from 'hono'
import * as v from 'valibot'

import { routes } from '#shared/routes.ts'
import { COOKIES } from '#shared/browser-storage.ts'
import { readCookie } from '#shared/storage/cookies.ts'
import { SITES } from '#shared/site/site.ts'

import type { AppEnv } from '../config/env.ts'
import { locationOf, redirectTo } from '../http/location.ts'
import { securityTxt, SecurityTxtJson } from './security-txt.ts'

type C = Context<AppEnv>

const WELL_KNOWN = '/.well-known/'
const SECURITY_TXT = `${WELL_KNOWN}security.txt`

/** The part of the profile with the form for a new password, and the one with the list of passkeys. */
const PASSWORD = `${routes.profile.href({})}?edit=password`
const PASSKEYS = `${routes.profile.href({})}?edit=passkeys`

/** The day of the statement that the shop respects Global Privacy Control. */
const GPC_STATED_ON = '2026-12-01'

/** Researchers read `security.txt`, password managers `change-password` and `passkey-endpoints`, and browsers `gpc.json`. */
const ANSWERS: Readonly<Record<string, (c: C) => Response | undefined>> = {
  [SECURITY_TXT](c) {
    const text = textFor(c)
    return text === null ? undefined : respond(c, 'text/plain; charset=utf-8', text)
  },
  // Where the file was before it had a standard.
  '/security.txt'(c) {
    return textFor(c) === null ? undefined : redirectTo(SECURITY_TXT, 301)
  },
  [`${WELL_KNOWN}change-password`]: (c) => redirectTo(accountPage(c, PASSWORD)),
  [`${WELL_KNOWN}passkey-endpoints`](c) {
    const page = c.get('context').config.publicOrigin + locationOf(PASSKEYS, c.get('context'))
    return respond(c, 'application/json', JSON.stringify({ enroll: page, manage: page }))
  },
  [`${WELL_KNOWN}gpc.json`]: (c) =>
    respond(c, 'application/json', JSON.stringify({ gpc: true, lastUpdate: GPC_STATED_ON })),
}

/** The answer at a well-known address. Undefined for one that the shop does not have, as for any missing file. */
export function answerAt(c: C): Response | undefined {
  const { path } = c.req
  if (!Object.hasOwn(ANSWERS, path)) return undefined
  c.get('context').log.set('route', 'well-known')
  return ANSWERS[path]?.(c)
}

function respond(c: C, type: string, body: string) {
  return c.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' })
}

/** Null if the shop has no such file, or if it would say something false. */
function textFor(c: C) {
  const { config, now, log } = c.get('context')
  if (config.securityTxt === null) return null
  const fields = v.safeParse(SecurityTxtJson, config.securityTxt)
  if (fields.success && Date.parse(fields.output.expires) > now())
    return securityTxt(fields.output, config.publicOrigin + SECURITY_TXT)
  log.warn(fields.success ? 'security.txt has expired' : 'SECURITY_TXT is not valid')
  return null
}

/** A page of the account on the site where this browser has signed in before, or else on the default site. */
function accountPage(c: C, page: string) {
  const context = c.get('context')
  const header = c.req.header('cookie') ?? null
  const prefix = context.config.session.cookiePrefix
  const site = SITES.find(
    ({ id }) => readCookie(header, COOKIES.knownDevice, { site: id, prefix }) !== null,
  )
  return locationOf(page, site ? { ...context, site, locale: site.defaultLocale } : context)
}
