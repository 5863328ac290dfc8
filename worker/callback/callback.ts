import type { Context } from 'hono'
import * as v from 'valibot'

import { sites } from '#shared/site/site.ts'

import type { AppEnv } from '../env.ts'
import { isFirstUse } from '../limits/limit-attempts.ts'
import { plainPage, plainTexts } from '../pages/plain-page.ts'
import { respondText } from '../pages/respond.ts'
import { writeSealedCookies } from '../session/sealed-cookie.ts'
import { authorizationCookie, type Authorization } from './authorization.ts'

/** The path to which an authorization server sends the browser back (spec 1 §2.1). */
export const CALLBACK_PATH = '/callback'

/** As long as the cookie that holds the state. */
const STATE_MS = 600_000

const Answer = v.object({
  code: v.pipe(v.string(), v.regex(/^[\w.~+/=-]{1,2048}$/)),
  state: v.pipe(v.string(), v.maxLength(512)),
  usid: v.optional(v.pipe(v.string(), v.maxLength(256))),
})
export type Answer = v.InferOutput<typeof Answer>

/** Goes on with what the visitor came back for. Nothing has been asked of the authorization server yet. */
export type Finish = (
  c: Context<AppEnv>,
  answer: Answer & Pick<Authorization, 'verifier' | 'detail'>,
) => Promise<Response>

/** What visitors come back for, by purpose. */
export type Purposes = Readonly<Record<string, Finish>>

/** Signing in with a password, a code or a passkey sends nobody away: the worker follows those redirects itself. */
const PURPOSES: Purposes = {}

/**
 * Serves the callback. Only the browser that began the authorization gets on, and only once: any other visit is a 400,
 * and causes no request to the authorization server.
 */
export async function serveCallback(c: Context<AppEnv>, purposes = PURPOSES): Promise<Response> {
  const begun = await authorizationCookie.read(c)
  authorizationCookie.clear(c)
  const query = Object.fromEntries(new URL(c.req.url).searchParams)
  const answer = v.safeParse(Answer, query)
  const finish = begun && Object.hasOwn(purposes, begun.purpose) ? purposes[begun.purpose] : null
  const isOurs = answer.success && begun?.state === answer.output.state
  if (!finish || !isOurs || !(await isFirstUse(c, begun.state, STATE_MS))) return refuse(c)

  const { site, locale, verifier, detail } = begun
  c.set('context', { ...c.var.context, site: sites[site], locale })
  const response = await finish(c, { ...answer.output, verifier, detail })
  return withCookies(c, response)
}

function refuse(c: Context<AppEnv>) {
  const { context } = c.var
  context.log.set('problem', 'forbidden')
  const { say, href } = plainTexts(context)
  const main = `<p>${say('callback.text')}</p>\n<p><a href="${href('/')}">${say('callback.home')}</a></p>`
  const html = plainPage({ ...context, title: 'callback.title', main })
  const head = { status: 400, cacheControl: 'no-store', link: null } as const
  return withCookies(c, respondText(c, html, head))
}

function withCookies(c: Context<AppEnv>, response: Response) {
  writeSealedCookies(c, response.headers)
  return response
}
