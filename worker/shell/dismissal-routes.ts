import type { Context } from 'hono'

import type { Catalog } from '#shared/catalog.ts'
import { Dismissal } from '#shared/shell/dismissal.ts'
import { shellCookies, WELCOME_COOKIE, welcomeCookie } from '#shared/shell/storage.ts'
import { DAY } from '#shared/storage/cookie-declaration.ts'
import { setCookie } from '#shared/storage/cookies.ts'
import { WELCOME_SLOT } from '#shared/shell/dialogs.ts'
import { dismissalEndpoints } from '#shared/shell/endpoints.ts'

import type { AppEnv } from '../config/env.ts'
import { limitBody } from '../http/body-limits.ts'
import { requireJson } from '../http/same-origin.ts'
import { endpoints } from '../http/endpoints.ts'
import { actionInput, MAX_BODY_BYTES } from '../http/personal.ts'

type OpenCatalog = (c: Context<AppEnv>) => Promise<Pick<Catalog, 'getSlots'>>

/**
 * Remembers that a visitor has closed a dialog. Neither a session nor an idempotency key is needed: the same cookie
 * is set again. The browser names the dialog only; name and lifetime of its cookie come from its content.
 */
export const dismissalRoutes = (openCatalog: OpenCatalog) =>
  endpoints().post(
    dismissalEndpoints.dismiss.path,
    { agents: 'allowed', limit: 'none' },
    limitBody(MAX_BODY_BYTES),
    requireJson(),
    async (c) => {
      const { dialog } = await actionInput(c, Dismissal)
      const { config, site } = c.get('context')
      const scope = { site: site.id, prefix: config.session.cookiePrefix, value: '1' }
      const answer = c.body(null, 204, { 'Cache-Control': 'no-store' })
      if (dialog === 'welcome') {
        const { name, days } = await readSettings(await openCatalog(c))
        setCookie(answer.headers, welcomeCookie(name), { ...scope, maxAgeSeconds: days * DAY })
      } else setCookie(answer.headers, shellCookies[dialog], scope)
      return answer
    },
  )

/** The cookie that the content of the welcome dialog names. */
async function readSettings(catalog: Pick<Catalog, 'getSlots'>) {
  const [slot] = await catalog.getSlots({ ids: [WELCOME_SLOT], category: null }).catch(() => [])
  return slot?.cookie ?? WELCOME_COOKIE
}
