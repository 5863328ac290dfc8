import type { SeedAsset, SeedPreference, SeedUrlMapping } from '../../content/model.ts'
import { categories } from './categories.ts'
import { assets } from './content-assets.ts'
import { sites } from './sites.ts'

const everywhere = Object.keys(sites)

const preference = (key: string, value: boolean): SeedPreference => ({
  key,
  value: Object.fromEntries(everywhere.map((site) => [site, value])),
})

/** "womens/tops/shirts", as Business Manager derives addresses of categories. */
const segmentOf = (id: string) => `/${id.replaceAll('-', '/').toLowerCase()}`

export const stockContent: {
  assets: readonly SeedAsset[]
  preferences: readonly SeedPreference[]
  urlMappings: readonly SeedUrlMapping[]
} = {
  assets,
  // Those that Shopper Configurations returns.
  preferences: [preference('enableStorePickUp', true), preference('orderManagementActive', true)],
  urlMappings: [
    ...categories.map(({ id }) => ({
      sites: everywhere,
      urlSegment: segmentOf(id),
      answer: { resourceType: 'CATEGORY', resourceId: id },
    })),
    ...assets.map(({ id }) => ({
      sites: everywhere,
      urlSegment: `/${id}`,
      answer: { resourceType: 'CONTENT_ASSET', resourceId: id },
    })),
    // Where the page of a gift card's balance leads.
    {
      sites: everywhere,
      urlSegment: '/giftcards',
      answer: { resourceType: 'CATEGORY', resourceId: 'gifts' },
    },
    {
      sites: everywhere,
      urlSegment: '/autumn-lookbook',
      answer: { statusCode: 301, destinationUrl: '/new-arrivals', copySourceParams: true },
    },
  ],
}
