import { expect, test } from 'vitest'

import { routes } from '#shared/routes.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite, SITE_LOCALES } from '#shared/site/site.ts'

import { audienceOf } from './own-pages.ts'

const PLACES = ['path', 'query', 'none'] as const

const placements = PLACES.flatMap((site) =>
  PLACES.flatMap((locale) =>
    [true, false].map((showDefaults) => ({ site, locale, showDefaults, defaultSite })),
  ),
)

test.for(placements)(
  'a page has the audience of its route, with the site in $site and the locale in $locale',
  (options) => {
    const placement = createPlacement(options)
    for (const { site, locale } of SITE_LOCALES) {
      if (!placement.canExpress(site, locale)) continue
      const audience = (path: string) =>
        audienceOf(
          new URL(placement.href({ site, locale, path }), 'https://shop.example'),
          placement,
        )
      for (const { path, audience: expected } of Object.values(routes)) {
        const filled = path.replaceAll(/:\w+/g, 'api')
        expect(audience(filled), filled).toBe(expected)
        expect(audience(`${filled}/`), filled).toBe(expected)
      }
      // Content maps pages to addresses of any form.
      expect(audience('/gifts/cart')).toBe('public')
    }
    for (const path of ['/api', '/api/bag', '/proxy/x', '/webhooks/preview', '/reports/csp']) {
      expect(audienceOf(new URL(path, 'https://shop.example'), placement), path).toBeNull()
    }
  },
)
