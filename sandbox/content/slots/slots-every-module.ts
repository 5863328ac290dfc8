import type { SiteId } from '../../platform/site.ts'
import type { Localized } from '../../platform/localized.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedSlot } from '../model.ts'

const sites: SiteId[] = ['us', 'ca']

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`)

const shelves = [
  'way-three-wick-candles',
  'way-home-fragrance',
  'way-hand-care',
  'way-body-care',
  'way-fragrances',
  'way-gifts',
  'way-new-and-now',
  'way-top-offers',
]

const offers = numbered('lab-offer', 8)

/** A module's assets, with the heading of its slot. */
type ModuleSection = [template: string, assets: string[], heading?: Localized]

const sections: ModuleSection[] = [
  ['announcement-banner-detached', ['bounds-announcement-details']],
  ['top-offers', offers, bilingual('Offers in a row', 'Des offres en rangée')],
  ['top-categories-navigation', shelves, bilingual('Shelves', 'Étagères')],
  ['hotspots', ['scene-mantel']],
  ['minigrid', ['gift-sets-grid']],
  ['carousel-banner', ['home-carousel-citrus', 'home-carousel-woods', 'home-carousel-sea']],
  ['copy-block', ['category-hands-top']],
  ['subs', ['module-subs-wax', 'module-subs-wick'], bilingual('Two by two', 'Deux par deux')],
  ['single-subs', ['module-single-right']],
  ['large-card', ['module-card-left', 'module-card-right']],
  ['shop-the-module', ['module-shop-room']],
  ['top-offers-grid', offers, bilingual('Offers at a glance', 'Les offres en un coup d’œil')],
  ['other-ways-to-shop', shelves, bilingual('Every shelf', 'Toutes les étagères')],
  ['contentassetbody', ['bounds-body']],
  ['shoppable-content', ['module-story']],
  ['gift-finder', ['gift-finder']],
  ['UGC', ['module-ugc']],
  ['recommendations', [], bilingual('Chosen for you', 'Choisis pour vous')],
]

const slot = (id: string, [template, assets, heading]: ModuleSection): SeedSlot => ({
  id,
  categoryId: 'lab-every-module',
  sites,
  template,
  assets,
  ...(heading && { heading }),
  ...(template === 'recommendations' && { callout: bilingual('home1_rr', 'home1_rr') }),
})

/** The slots of a hidden landing page with every module of the shop. */
export const everyModuleSlots: SeedSlot[] = [
  slot('category-top', ['banner', ['category-new-top']]),
  ...sections.map((section, index) => slot(`landing-${index + 1}`, section)),
  slot('category-bottom', ['user-info-collection', ['module-letters']]),
]
