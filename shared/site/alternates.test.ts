import { expect, test } from 'vitest'

import { alternatesOf } from './alternates.ts'
import { createPlacement } from './placement.ts'
import { defaultSite } from './site.ts'

const ORIGIN = 'https://shop.example'
const placement = createPlacement({
  site: 'path',
  locale: 'path',
  showDefaults: false,
  defaultSite,
})

test('lists the page in all its locales with each locale’s own path', () => {
  const pathOf = (locale: string) => (locale === 'fr-CA' ? '/p/sel-marin-JW1' : '/p/sea-salt-JW1')

  expect(alternatesOf({ placement, origin: ORIGIN, defaultSite, pathOf })).toEqual([
    { hreflang: 'en-US', href: `${ORIGIN}/p/sea-salt-JW1` },
    { hreflang: 'en-CA', href: `${ORIGIN}/ca/p/sea-salt-JW1` },
    { hreflang: 'fr-CA', href: `${ORIGIN}/ca/fr-CA/p/sel-marin-JW1` },
    { hreflang: 'x-default', href: `${ORIGIN}/p/sea-salt-JW1` },
  ])
})

test('leaves out locales without the page or without a URL', () => {
  const onlyCanada = (locale: string) => (locale === 'en-US' ? null : '/x')
  const canadian = alternatesOf({ placement, origin: ORIGIN, defaultSite, pathOf: onlyCanada })
  expect(canadian.map(({ hreflang }) => hreflang)).toEqual(['en-CA', 'fr-CA'])

  const single = createPlacement({ site: 'none', locale: 'none', showDefaults: false, defaultSite })
  const everywhere = { placement: single, origin: ORIGIN, defaultSite, pathOf: () => '/x' }
  expect(alternatesOf(everywhere).map(({ hreflang }) => hreflang)).toEqual(['en-US', 'x-default'])
})
