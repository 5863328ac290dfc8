import { expect, test } from 'vitest'

import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite, sites } from '#shared/site/site.ts'

import { contentLink, rewriteLink, type LinkContext } from './links.ts'

const byPath = createPlacement({ site: 'path', locale: 'path', showDefaults: false, defaultSite })
const byQuery = createPlacement({
  site: 'query',
  locale: 'query',
  showDefaults: false,
  defaultSite,
})

const publicOrigin = 'https://shop.example'
const american: LinkContext = { placement: byPath, publicOrigin, site: sites.us, locale: 'en-US' }
const canadian: LinkContext = { ...american, site: sites.ca, locale: 'en-CA' }
const french: LinkContext = { ...canadian, locale: 'fr-CA' }

test('links within the shop lead to the current site and locale', () => {
  expect(rewriteLink('/c/lamps/3-light?size=L#top', american)).toBe('/c/lamps/3-light?size=L#top')
  expect(rewriteLink('/c/lamps/3-light?size=L#top', canadian)).toBe(
    '/ca/c/lamps/3-light?size=L#top',
  )
  expect(rewriteLink('/', french)).toBe('/ca/fr-CA/')
  expect(rewriteLink('customer-care', french)).toBe('/ca/fr-CA/customer-care')
  expect(rewriteLink('/search?q=sel', { ...french, placement: byQuery })).toBe(
    '/search?q=sel&site=ca&locale=fr-CA',
  )
})

test('every spelling of the shop’s own host counts as the shop', () => {
  for (const own of [
    'https://shop.example/cart',
    'http://shop.example/cart',
    '//SHOP.example/cart',
  ]) {
    expect(rewriteLink(own, canadian)).toBe('/ca/cart')
  }
})

test('links with a site or locale, to files, within the page or to other hosts are unchanged', () => {
  const untouched = [
    '/ca/fr-CA/cart',
    '/us/cart',
    '/fr/cart',
    '/assets/size-guide.pdf',
    '#top',
    '?page=2',
  ]
  const leaving = ['tel:+1-800-555-0100', 'mailto:care@shop.example', 'https://x.example/a?b#c']

  for (const link of [...untouched, ...leaving]) expect(rewriteLink(link, canadian)).toBe(link)
  expect(rewriteLink('//x.example/a', canadian)).toBe('https://x.example/a')
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'http://',
  '',
])('%s may not be followed', (link) => {
  expect(rewriteLink(link, canadian)).toBeNull()
})

test.each([
  '/.//evil.example',
  '/\\evil.example',
  '/%2e//evil.example',
  '/assets/..//evil.example',
])('%s does not lead to another host', (link) => {
  const href = rewriteLink(link, american) ?? ''
  expect(href === 'https://evil.example/' || /^\/(?!\/)/.test(href)).toBe(true)
})

test('a link that names a site never leads to another host', () => {
  const context = { ...american, placement: byQuery }
  expect(rewriteLink('/.//evil.example/?site=ca', context)).toBe('/evil.example/?site=ca')
})

test.each<[link: string, isExternal: boolean]>([
  ['https://x.example/a', true],
  ['//x.example/a', true],
  ['https://shop.example.evil.example/', true],
  ['https://shop.example/cart', false],
  ['/cart', false],
  ['#top', false],
  ['mailto:care@shop.example', false],
  ['tel:+18005550142', false],
])('whether %s leads to another host', (link, isExternal) => {
  expect(contentLink(link, canadian)?.isExternal).toBe(isExternal)
})

test('only folders at the root are none of pages', () => {
  expect(rewriteLink('/g/assets', canadian)).toBe('/ca/g/assets')
  expect(rewriteLink('/assets-of-the-season', canadian)).toBe('/ca/assets-of-the-season')
  expect(rewriteLink('/api', canadian)).toBe('/api')
})

const PLACEMENTS = {
  path: byPath,
  query: byQuery,
  none: createPlacement({ site: 'none', locale: 'none', showDefaults: false, defaultSite }),
  shown: createPlacement({ site: 'path', locale: 'path', showDefaults: true, defaultSite }),
}

/** What a link of each kind becomes in French, by where URLs contain site and locale. */
const LINKS_IN_FRENCH: [link: string, path: string, query: string][] = [
  ['/', '/ca/fr-CA/', '/?site=ca&locale=fr-CA'],
  ['/g/gifts', '/ca/fr-CA/g/gifts', '/g/gifts?site=ca&locale=fr-CA'],
  [
    '/c/home-decor/tins?page=2',
    '/ca/fr-CA/c/home-decor/tins?page=2',
    '/c/home-decor/tins?page=2&site=ca&locale=fr-CA',
  ],
  ['/p/cedar-JW0901', '/ca/fr-CA/p/cedar-JW0901', '/p/cedar-JW0901?site=ca&locale=fr-CA'],
  ['/search?q=sel', '/ca/fr-CA/search?q=sel', '/search?q=sel&site=ca&locale=fr-CA'],
  [
    '/customer-care/privacy-and-security.html#rights',
    '/ca/fr-CA/customer-care/privacy-and-security.html#rights',
    '/customer-care/privacy-and-security.html?site=ca&locale=fr-CA#rights',
  ],
  ['/t/our-workshop', '/ca/fr-CA/t/our-workshop', '/t/our-workshop?site=ca&locale=fr-CA'],
  ['returns', '/ca/fr-CA/returns', '/returns?site=ca&locale=fr-CA'],
  [
    'https://shop.example/g/gifts#gift-finder',
    '/ca/fr-CA/g/gifts#gift-finder',
    '/g/gifts?site=ca&locale=fr-CA#gift-finder',
  ],
  ['/static/care.pdf', '/static/care.pdf', '/static/care.pdf'],
  ['#gift-finder', '#gift-finder', '#gift-finder'],
  ['tel:+18005550142', 'tel:+18005550142', 'tel:+18005550142'],
  ['mailto:care@shop.example', 'mailto:care@shop.example', 'mailto:care@shop.example'],
  ['https://maps.example/?q=a', 'https://maps.example/?q=a', 'https://maps.example/?q=a'],
]

test.each(LINKS_IN_FRENCH)('%s leads to French in every placement', (link, inPath, inQuery) => {
  const rewritten = (placement: keyof typeof PLACEMENTS, context: LinkContext) =>
    rewriteLink(link, { ...context, placement: PLACEMENTS[placement] })

  expect(rewritten('path', french)).toBe(inPath)
  expect(rewritten('query', french)).toBe(inQuery)
  expect(rewritten('shown', french)).toBe(inPath)
  // What cannot be in a URL is the default, whose links are those without site and locale.
  const plain = inPath.replace(/^\/ca\/fr-CA/, '')
  expect(rewritten('none', american)).toBe(plain)
  expect(rewritten('path', american)).toBe(plain)
  expect(rewritten('query', american)).toBe(plain)
  const isRewritten = inPath !== inQuery
  expect(rewritten('shown', american)).toBe(isRewritten ? `/us/en-US${plain}` : plain)
  expect(rewritten('path', canadian)).toBe(isRewritten ? `/ca${plain}` : plain)
})
