import type { Context } from 'hono'
import * as v from 'valibot'

import { CALLBACK_PATH } from '#shared/actions.ts'
import { readCookie, setCookie } from '#shared/cookies.ts'

import type { AppEnv, RequestContext } from '../env.ts'
import { locationOf } from '../pages/location.ts'
import { open, seal } from '../session/seal.ts'

/** A login that an agent has begun and not ended. */
const PendingLogin = v.object({
  loginId: v.string(),
  state: v.string(),
  /** The PKCE code verifier. */
  verifier: v.string(),
  /** The path and query to return to. */
  from: v.string(),
})
export type PendingLogin = v.InferOutput<typeof PendingLogin>

const scopeOf = ({ site }: RequestContext) => ({ purpose: 'agent-login', site: site.id })

const cookieScopeOf = ({ config, site }: RequestContext) => ({
  prefix: config.session.cookiePrefix,
  site: site.id,
})

/** The address to which SLAS returns an agent. Each site and locale has its own. */
export const callbackUri = (context: RequestContext) =>
  context.config.publicOrigin + locationOf(CALLBACK_PATH, context)

/** Stores the login in the browser, sealed. */
export async function rememberLogin(
  context: RequestContext,
  headers: Headers,
  login: PendingLogin,
) {
  const value = await seal(context.config.session.keys, scopeOf(context), JSON.stringify(login))
  setCookie(headers, 'agentLogin', { ...cookieScopeOf(context), value })
}

/** The login of this browser with this state. Null if it has begun none. */
export async function findLogin(
  c: Context<AppEnv>,
  state: string | undefined,
): Promise<PendingLogin | null> {
  const { context } = c.var
  const cookie = readCookie(c.req.header('cookie') ?? null, 'agentLogin', cookieScopeOf(context))
  const opened = cookie && (await open(context.config.session.keys, scopeOf(context), cookie))
  const login = opened
    ? v.safeParse(v.pipe(v.string(), v.parseJson(), PendingLogin), opened.text)
    : null
  return login?.success && login.output.state === state ? login.output : null
}

/** A login ends once, whatever its outcome. */
export const forgetLogin = (context: RequestContext, headers: Headers) =>
  setCookie(headers, 'agentLogin', { ...cookieScopeOf(context), value: null })
