import type { SiteId } from '../../platform/site.ts'
import { bilingual } from '../../platform/typography.ts'
import type { ScheduledContent, SeedSlot } from '../model.ts'

const sites: SiteId[] = ['us', 'ca']

const ways = [
  'three-wick-candles',
  'home-fragrance',
  'hand-care',
  'body-care',
  'fragrances',
  'gifts',
]
const waysAssets = (ids: string[]) => ids.map((id) => `way-${id}`)

const offers = (site: SiteId, names: string[]) => names.map((name) => `offer-${name}-${site}`)

/** From the day after Christmas, one banner for registered customers and one for guests. */
function afterTheHolidays(registered: string, guests: string): ScheduledContent[] {
  const period = { start: '2026-12-26T05:00:00Z', end: '2027-02-01T05:00:00Z', template: 'banner' }
  return [
    { ...period, group: 'Registered', assets: [registered] },
    { ...period, assets: [guests] },
  ]
}

const homeSlots: SeedSlot[] = [
  {
    id: 'home-1',
    sites: ['us'],
    template: 'banner',
    assets: ['home-hero-us'],
    schedule: afterTheHolidays('home-hero-members', 'home-hero-january'),
  },
  {
    id: 'home-1',
    sites: ['ca'],
    template: 'banner',
    assets: ['home-hero-ca'],
    schedule: afterTheHolidays('home-hero-members', 'home-hero-january'),
  },
  {
    id: 'home-2',
    sites: ['us'],
    template: 'top-offers',
    heading: bilingual('This week’s offers', 'Les offres de la semaine'),
    callout: bilingual('Offers', 'Offres'),
    assets: offers('us', [
      'three-wick',
      'trio',
      'soap',
      'body',
      'melts',
      'shipping',
      'sale',
      'gift-card',
    ]),
  },
  {
    id: 'home-2',
    sites: ['ca'],
    template: 'top-offers',
    heading: bilingual('Offers for the season', 'Les offres de saison'),
    callout: bilingual('Offers', 'Offres'),
    assets: offers('ca', ['three-wick', 'soap', 'trio', 'body', 'melts', 'shipping']),
  },
  {
    id: 'home-3',
    sites: ['us'],
    template: 'other-ways-to-shop',
    heading: bilingual('Where shall we begin?', 'Par où commencer?'),
    assets: waysAssets(ways),
  },
  {
    id: 'home-3',
    sites: ['ca'],
    template: 'other-ways-to-shop',
    heading: bilingual('Shop by shelf', 'Magasiner par étagère'),
    assets: waysAssets(['new-and-now', ...ways, 'top-offers']),
  },
  { id: 'home-4', sites: ['us'], template: 'hotspots', assets: ['scene-mantel'] },
  { id: 'home-4', sites: ['ca'], template: 'hotspots', assets: ['scene-window'] },
  {
    id: 'home-5',
    sites: ['us'],
    template: 'minigrid',
    heading: bilingual('Fresh from the pouring bench', 'Tout juste coulés'),
    assets: ['home-new-us'],
  },
  {
    id: 'home-5',
    sites: ['ca'],
    template: 'minigrid',
    heading: bilingual('Just landed in Canada', 'Tout juste arrivés au Canada'),
    assets: ['home-new-ca'],
  },
  {
    id: 'home-6',
    sites: ['us'],
    template: 'carousel-banner',
    callout: bilingual('Rooms and moods', 'Pièces et humeurs'),
    assets: ['home-carousel-citrus', 'home-carousel-woods', 'home-carousel-sea'],
  },
  {
    id: 'home-6',
    sites: ['ca'],
    template: 'carousel-banner',
    callout: bilingual('For the cold months', 'Pour les mois froids'),
    assets: ['home-carousel-pastry-ca', 'home-carousel-hands-ca', 'home-carousel-woods'],
  },
  { id: 'home-7', sites: ['us'], template: 'copy-block', assets: ['home-story-us'] },
  { id: 'home-7', sites: ['ca'], template: 'copy-block', assets: ['home-story-ca'] },
  {
    id: 'home-8',
    sites: ['us'],
    template: 'minigrid',
    heading: bilingual('The ones people come back for', 'Ceux que l’on rachète'),
    assets: ['home-bestsellers-us'],
  },
  {
    id: 'home-8',
    sites: ['ca'],
    template: 'minigrid',
    heading: bilingual('Favourites from here', 'Les favoris d’ici'),
    assets: ['home-bestsellers-ca'],
  },
  { id: 'home-9', sites: ['us'], template: 'banner', assets: ['home-gifts-us'] },
  { id: 'home-9', sites: ['ca'], template: 'banner', assets: ['home-gifts-ca'] },
  {
    id: 'home-10',
    sites,
    template: 'recommendations',
    heading: bilingual('From all over the shop', 'D’un bout à l’autre de la boutique'),
    callout: bilingual('home2_rr', 'home2_rr'),
    assets: [],
  },
]

const categoryTop = (categoryId: string, template: string, asset: string): SeedSlot => ({
  id: 'category-top',
  categoryId,
  sites,
  template,
  assets: [asset],
})

const categorySlots: SeedSlot[] = [
  categoryTop('new-and-now', 'banner', 'category-new-top'),
  categoryTop('three-wick-candles', 'banner', 'category-candles-top'),
  categoryTop('home-fragrance', 'banner', 'category-home-fragrance-top'),
  categoryTop('hand-care', 'copy-block', 'category-hands-top'),
  categoryTop('fragrances', 'copy-block', 'category-fragrances-top'),
  categoryTop('body-care', 'banner', 'category-body-top'),
  categoryTop('gifts', 'banner', 'category-gifts-top'),
  categoryTop('top-offers', 'banner', 'category-offers-top'),
  { id: 'landing-1', categoryId: 'gifts', sites, template: 'gift-finder', assets: ['gift-finder'] },
  {
    id: 'landing-2',
    categoryId: 'gifts',
    sites: ['us'],
    template: 'hotspots',
    assets: ['scene-mantel'],
  },
  {
    id: 'landing-2',
    categoryId: 'gifts',
    sites: ['ca'],
    template: 'hotspots',
    assets: ['scene-window'],
  },
  { id: 'landing-3', categoryId: 'gifts', sites, template: 'minigrid', assets: ['gift-sets-grid'] },
  {
    id: 'category-bottom',
    categoryId: 'gifts',
    sites,
    template: 'other-ways-to-shop',
    heading: bilingual('Or look on another shelf', 'Ou voyez une autre étagère'),
    assets: waysAssets(['three-wick-candles', 'hand-care', 'body-care', 'home-fragrance']),
  },
  {
    id: 'search-banner',
    sites,
    template: 'banner',
    assets: ['search-banner-candle', 'search-banner-gift', 'search-banner-default'],
  },
  {
    id: 'pdp-banner',
    sites,
    template: 'banner',
    assets: ['pdp-banner-other', 'pdp-banner-chosen'],
  },
]

/** Slots of home, category, search and product pages, in page order. */
export const pageSlots: SeedSlot[] = [...homeSlots, ...categorySlots]
