import type { Context } from 'hono'

import { dismissalsApi } from '#shared/api-paths.ts'
import { Dismissal } from '#shared/shell/dismissal.ts'
import { setCookie, WELCOME_COOKIE } from '#shared/storage/cookies.ts'
import { WELCOME_SLOT, type DismissedDialog } from '#shared/shell/dialogs.ts'

import { factory, type AppEnv } from '../env.ts'
import { limitBody } from '../middleware/limits.ts'
import { requireJson } from '../middleware/same-origin.ts'
import { openCatalog } from './catalog-of.ts'
import { endpoints } from '../http/endpoints.ts'
import { actionInput, MAX_BODY_BYTES } from '../http/personal.ts'

const SECONDS_PER_DAY = 86_400

/**
 * Remembers that a visitor has closed a dialog. Neither a session nor an idempotency key is needed: the same cookie
 * is set again. The browser names the dialog only; name and lifetime of its cookie come from its content.
 */
export const dismissals = endpoints(
  factory.createApp().use(limitBody(MAX_BODY_BYTES)).use(requireJson()),
).post(dismissalsApi.paths.dismissals, { agents: 'allowed', limit: 'none' }, async (c) => {
  const { dialog } = await actionInput(c, Dismissal)
  const { config, site } = c.get('context')
  const scope = { site: site.id, prefix: config.session.cookiePrefix, value: '1' }
  const answer = c.body(null, 204, { 'Cache-Control': 'no-store' })
  setCookie(answer.headers, dialog, { ...scope, ...(await contentCookie(c, dialog)) })
  return answer
})

/** What the dialog's content says about its cookie. */
async function contentCookie(c: Context<AppEnv>, dialog: DismissedDialog) {
  if (dialog !== 'welcome') return {}
  const port = await openCatalog(c)
  const [slot] = await port.getSlots([WELCOME_SLOT], null).catch(() => [])
  const { name, days } = slot?.cookie ?? WELCOME_COOKIE
  return { welcome: name, maxAgeSeconds: days * SECONDS_PER_DAY }
}
