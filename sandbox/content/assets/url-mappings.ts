import type { SiteId } from '../../platform/site.ts'
import { countryPages } from '../pages/pages-countries.ts'
import { path } from '../paths.ts'
import type { SeedUrlMapping } from '../model.ts'

const sites: SiteId[] = ['us', 'ca']

const asset = (urlSegment: string, resourceId: string): SeedUrlMapping => ({
  sites,
  urlSegment,
  answer: { resourceType: 'CONTENT_ASSET', resourceId },
})

const redirect = (
  urlSegment: string,
  statusCode: number,
  destinationUrl: string,
  copySourceParams = false,
): SeedUrlMapping => ({
  sites,
  urlSegment,
  answer: { statusCode, destinationUrl, ...(copySourceParams && { copySourceParams }) },
})

/** The addresses of a product that was withdrawn permanently. */
const goneProduct = [
  '/p/FXGONE',
  '/product/FXGONE',
  '/p/bygone-peony-3wick-candle-FXGONE',
  '/p/bougie-a-3-meches-pivoine-dautrefois-FXGONE',
]

/** Each is known with and without `.html`. */
const locations = [{ address: path.globalLocations, assetId: 'global-locations' }, ...countryPages]

/** Addresses with an explicit mapping. */
export const urlMappings: SeedUrlMapping[] = [
  asset(path.customerCare, 'customer-care'),
  asset(path.orderStatus, 'order-status'),
  asset(path.privacy, 'privacy-and-security'),
  asset(path.statesPrivacy, 'states-privacy-rights'),
  asset(path.shipping, 'shipping-information'),
  asset(path.returns, 'returns'),
  asset(path.accessibility, 'accessibility'),
  asset(path.terms, 'terms-of-use'),
  asset(path.about, 'about'),
  asset(path.ourWax, 'our-wax'),
  asset(path.careers, 'careers'),
  asset('/t/our-workshop', 'about'),
  asset('/m/gift-cards', 'gc-learn-more'),
  asset(path.storeLocator, 'store-locator'),
  asset(path.joinRewards, 'loyalty-rewards'),
  asset(path.howRewardsWork, 'how-rewards-work'),
  asset(path.giftCardInfo, 'gc-learn-more'),
  asset(path.eGiftCardInfo, 'gc-e-learn-more'),
  ...locations.flatMap(({ address, assetId }) => [
    asset(address, assetId),
    asset(`${address}.html`, assetId),
  ]),
  {
    sites,
    urlSegment: path.candleCare,
    answer: { resourceType: 'content_asset', resourceId: 'candle-care' },
  },
  {
    sites,
    urlSegment: '/by-candlelight',
    answer: { resourceType: 'CATEGORY', resourceId: 'three-wick-candles' },
  },
  {
    sites,
    urlSegment: '/t/holiday-table',
    answer: { resourceType: 'CATEGORY', resourceId: 'gifts' },
  },
  {
    sites,
    urlSegment: '/evening-woods',
    answer: {
      resourceType: 'category',
      resourceId: 'home-fragrance',
      refinements: { refinementFamily: 'woods' },
    },
  },
  {
    sites,
    urlSegment: '/giftcards',
    answer: { resourceType: 'CATEGORY', resourceId: 'gift-cards' },
  },
  redirect('/stocking-stuffers', 301, path.gifts, true),
  redirect('/today', 302, path.topOffers),
  redirect('/global-locations', 301, path.globalLocations),
  redirect('/journal', 301, 'https://journal.juniperandwick.example/'),
  redirect('/around-and-around', 302, '/around-and-around'),
  redirect('/there', 302, '/back-again'),
  redirect('/back-again', 302, '/there'),
  redirect('/script', 302, 'javascript:alert(1)'),
  {
    sites,
    urlSegment: '/workshop-tour',
    answer: { resourceType: 'LIBRARY_FOLDER', resourceId: 'workshop-tour' },
  },
  {
    sites,
    urlSegment: '/missing-note',
    answer: { resourceType: 'CONTENT_ASSET', resourceId: 'no-such-asset' },
  },
  { sites, urlSegment: '/unreliable', answer: { failure: 500 } },
  ...goneProduct.map((path) => redirect(path, 410, '')),
]
