import type { Context } from 'hono'
import * as v from 'valibot'

import { LOCALES, sites, type SiteId } from '#shared/site/site.ts'

import type { AppEnv } from '../env.ts'
import { toBase64Url } from '../session/base64-url.ts'
import { createPkce } from '../session/pkce.ts'
import { sealedCookie } from '../session/sealed-cookie.ts'

const STATE_BYTES = 32

const siteIds = Object.values(sites).map(({ id }) => id) satisfies SiteId[]

export const Authorization = v.object({
  /** What the visitor comes back for. */
  purpose: v.string(),
  state: v.string(),
  verifier: v.string(),
  /** What the purpose needs to go on. */
  detail: v.string(),
  /** The callback's own address has neither. */
  site: v.picklist(siteIds),
  locale: v.picklist(LOCALES),
})
export type Authorization = v.InferOutput<typeof Authorization>

export const authorizationCookie = sealedCookie('authorization', Authorization)

/**
 * Begins an authorization that leads the browser away and back to `/callback`.
 * @returns what the authorization server is told
 */
export async function startAuthorization(
  c: Context<AppEnv>,
  { purpose, detail }: Pick<Authorization, 'purpose' | 'detail'>,
) {
  const { verifier, challenge } = await createPkce()
  const state = toBase64Url(crypto.getRandomValues(new Uint8Array(STATE_BYTES)))
  const { site, locale } = c.var.context
  await authorizationCookie.write(c, { purpose, detail, state, verifier, site: site.id, locale })
  return { state, challenge }
}
