import type { Context } from 'hono'

import { createShop } from '../shop.ts'
import type { AppEnv } from '../env.ts'
import { locationOf } from './location.ts'
import { linkHeader } from './page-links.ts'
import type { PageTarget } from './page-target.ts'
import { preparePage } from './prepare.ts'
import { renderPage } from './render.tsx'
import { respondStreamed } from './respond.ts'
import { serverFrame } from './server-frame.ts'

/** A page that belongs to one visitor, or must not be kept: rendered now, stored nowhere. */
export async function servePersonalPage(c: Context<AppEnv>, target: PageTarget): Promise<Response> {
  const { context } = c.var
  const { catalog } = createShop({ context, bindings: c.env })
  const prepared = await preparePage(target, catalog)
  if (prepared.kind === 'redirect') {
    return c.redirect(locationOf(prepared.to, context), prepared.status)
  }

  const frame = serverFrame(context, catalog, () => {})
  const { stream } = await renderPage(prepared, context, frame)
  const { status } = prepared.target
  const isOutage = status === 503
  return respondStreamed(c, stream, {
    status,
    cacheControl: status < 400 ? 'private, no-store' : 'no-store',
    link: linkHeader(prepared.target),
    ...(isOutage && { retryAfter: 10 }),
  })
}
