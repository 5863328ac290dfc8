import { expect, test } from 'vitest'

import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite, sites } from '#shared/site/site.ts'

import { rewriteLink, type LinkContext } from './links.ts'

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
  expect(rewriteLink('/c/candles/3-wick?size=L#top', american)).toBe('/c/candles/3-wick?size=L#top')
  expect(rewriteLink('/c/candles/3-wick?size=L#top', canadian)).toBe(
    '/ca/c/candles/3-wick?size=L#top',
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
