import type { SiteId } from '../../platform/site.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedSlot } from '../model.ts'

const sites: SiteId[] = ['us', 'ca']
const heading = bilingual('At the bounds', 'Aux bornes')

type SlotModule = Pick<SeedSlot, 'template' | 'assets'>

const page = (categoryId: string, top: SlotModule, bottom: SlotModule): SeedSlot[] => [
  { id: 'category-top', categoryId, sites, heading, ...top },
  { id: 'category-bottom', categoryId, sites, heading, ...bottom },
]

const tiles = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`)

/**
 * Slots for further limits of modules: films, one and two products, left and right, ten and eleven
 * tiles.
 */
export const boundSlots: SeedSlot[] = [
  ...page(
    'lab-video',
    { template: 'banner', assets: ['bounds-video'] },
    { template: 'shop-the-module', assets: ['bounds-shop-film'] },
  ),
  ...page(
    'lab-shop-few',
    { template: 'shop-the-module', assets: ['bounds-shop-two'] },
    { template: 'shop-the-module', assets: ['bounds-shop-wide'] },
  ),
  ...page(
    'lab-single',
    { template: 'single-subs', assets: ['bounds-single-left'] },
    { template: 'announcement-banner-detached', assets: ['bounds-announcement'] },
  ),
  ...page(
    'lab-categories',
    { template: 'top-categories-navigation', assets: [...tiles('lab-tile', 9), 'way-gifts'] },
    {
      template: 'top-categories-navigation',
      assets: [...tiles('lab-tile', 9), 'way-gifts', 'way-hand-care'],
    },
  ),
  ...page(
    'lab-promo',
    { template: 'banner', assets: ['bounds-promo'] },
    {
      template: 'announcement-banner-detached',
      assets: ['bounds-announcement-details', 'bounds-announcement'],
    },
  ),
  ...page(
    'lab-more',
    { template: 'top-offers-grid', assets: tiles('lab-offer', 9) },
    {
      template: 'subs',
      assets: ['module-subs-wax', 'module-subs-wick', 'bounds-members'],
    },
  ),
  ...page(
    'lab-body',
    { template: 'contentassetbody', assets: ['bounds-body'] },
    { template: 'banner', assets: ['bounds-buttons'] },
  ),
]
