import type { Context } from 'hono'

import { privacyApi } from '#shared/api-paths.ts'
import type { Catalog } from '#shared/catalog.ts'

import type { AppEnv } from '../config/env.ts'
import { endpoints } from '../http/endpoints.ts'
import { privacyOf } from '../visitor/privacy-of.ts'

/**
 * The words of the banner that asks for consent. They depend on the visitor's place and browser, so they are never
 * stored. Their renderer loads with the first request.
 */
export const privacyRoutes = (openCatalog: (c: Context<AppEnv>) => Promise<Catalog>) =>
  endpoints().get(privacyApi.paths.banner, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { renderBanner } = await import('../render/render-banner.tsx')
    const banner = renderBanner(c.get('context'), {
      catalog: await openCatalog(c),
      privacy: privacyOf(c.get('context')),
    })
    return c.json(banner, 200, { 'Cache-Control': 'private, no-store' })
  })
