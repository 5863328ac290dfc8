import { privacyApi } from '#shared/api-paths.ts'

import { privacyOf } from '../privacy/privacy-of.ts'
import { openCatalog } from './catalog-of.ts'
import { endpoints } from '../http/endpoints.ts'

/**
 * The words of the banner that asks for consent. They depend on the visitor's place and browser, so they are never
 * stored. What renders them loads with the first request.
 */
export const privacy = endpoints().get(
  privacyApi.paths.banner,
  { agents: 'allowed', limit: 'none' },
  async (c) => {
    const { renderBanner } = await import('../pages/render-banner.tsx')
    const banner = renderBanner(c.get('context'), {
      catalog: await openCatalog(c),
      privacy: privacyOf(c),
    })
    return c.json(banner, 200, { 'Cache-Control': 'private, no-store' })
  },
)
