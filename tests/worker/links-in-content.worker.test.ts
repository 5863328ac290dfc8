import { expect, test } from 'vitest'

import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite, sites } from '#shared/site/site.ts'

import { control, openShop } from './shop.ts'

/** Every asset field that holds a link, with its template. */
const FIELDS: [template: string, fields: Record<string, unknown>][] = [
  ['banner', { c_marketingCopyHeading: 'Read on', c_imageClickThrough: '/about' }],
  ['banner', { c_marketingCopyCtaText: 'Read on', c_marketingCopyClickthrough: '/about' }],
  ['banner', { c_buttonGroup: [{ ctaText: 'Read on', clickThrough: '/about' }] }],
  ['banner', { c_announcementHeading: 'Read on', c_announcementBannerClickThrough: '/about' }],
  ['top-offers', { c_topOffersPrice: 'Read on', c_topOffersClickthrough: '/about' }],
  ['copy-block', { c_marketingCopyParagraph: '<a href="/about">Read on</a>' }],
  ['copy-block', { c_marketingCopyLiveText: '<a href="/about">Read on</a>' }],
  ['contentassetbody', { c_body: '<a href="/about">Read on</a>' }],
  ['shoppable-content', { c_customBody: '<a href="/about">Read on</a>' }],
  [
    'announcement-banner-detached',
    { c_announcementHeading: 'Offer', c_promotionDescription: '<a href="/about">Read on</a>' },
  ],
  [
    'banner',
    {
      c_marketingCopyHeading: 'Offer',
      c_modalDialogHeading: 'Details',
      c_modalDialogParagraph: '<a href="/about">Read on</a>',
    },
  ],
]

const SITE_LOCALES = [
  { site: sites.ca, locale: 'fr-CA' },
  { site: sites.ca, locale: 'en-CA' },
] as const

test('links of every field lead to the page’s site and locale, in every placement', async () => {
  const assets = FIELDS.map(([, fields], index) => ({ id: `links-${index}`, fields }))
  for (const { id, fields } of assets) await control('PUT', `/assets/ca/${id}`, { fields })
  for (const [index, [template]] of FIELDS.entries()) {
    await control('PUT', `/slots/ca/home-${index + 2}`, { template, assets: [`links-${index}`] })
  }
  try {
    for (const kind of ['path', 'query'] as const) {
      const shop = openShop({ SITE_PLACEMENT: kind, LOCALE_PLACEMENT: kind })
      const placement = createPlacement({
        site: kind,
        locale: kind,
        showDefaults: false,
        defaultSite,
      })
      for (const siteLocale of SITE_LOCALES) {
        const { text } = await shop.warm(placement.href({ ...siteLocale, path: '/' }))
        const wanted = placement.href({ ...siteLocale, path: '/about' }).replaceAll('&', '&amp;')
        const links = [...text.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(?:<span>)?Read on/g)]
        expect(links.map(([, href]) => href)).toEqual(FIELDS.map(() => wanted))
      }
    }
  } finally {
    for (const index of FIELDS.keys()) await control('DELETE', `/slots/ca/home-${index + 2}`)
    for (const { id } of assets) await control('DELETE', `/assets/ca/${id}`)
  }
})
