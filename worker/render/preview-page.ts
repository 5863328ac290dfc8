import type { Context } from 'hono'

import type { Catalog } from '#shared/catalog.ts'

import type { AppEnv } from '../config/env.ts'
import type { Preview } from './preview.ts'
import { isNativeApp } from '../visitor/visitor.ts'
import { locationOf, redirectTo } from '../http/location.ts'
import type { PageTarget } from './page-target.ts'
import { preparePage } from './prepare.ts'
import { renderPage } from './render.tsx'
import { respondRendered } from './respond.ts'
import { serverAppContext } from './server-app-context.ts'

/** Renders a public page with content as of another date or for a customer group. It is neither stored nor indexed. */
export async function servePreviewPage(
  c: Context<AppEnv>,
  target: PageTarget,
  { preview, catalog }: { preview: Preview; catalog: Catalog },
): Promise<Response> {
  const context = c.get('context')
  const prepared = await preparePage(target, { catalog })
  if (prepared.kind === 'redirect') {
    return redirectTo(locationOf(prepared.to, context), prepared.status)
  }
  const appContext = serverAppContext(context, {
    catalog,
    isNativeApp: isNativeApp(c.get('context')),
  })
  const rendering = await renderPage(prepared, context, { ...appContext, preview })
  const response = await respondRendered(c, rendering, {
    status: prepared.target.status,
    cacheControl: 'private, no-store',
    link: rendering.link,
  })
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
}
