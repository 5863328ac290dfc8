import type { SiteId } from '../../platform/site.ts'
import type { Localized } from '../../platform/localized.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedSlot } from '../model.ts'

const sites: SiteId[] = ['us', 'ca']

const above = (
  categoryId: string,
  template: string,
  heading: Localized,
  assets: string[],
): SeedSlot => ({ id: 'category-top', categoryId, sites, template, heading, assets })

const below = (...slot: Parameters<typeof above>): SeedSlot => ({
  ...above(...slot),
  id: 'category-bottom',
})

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`)

const shelves = [
  'three-wick-candles',
  'home-fragrance',
  'hand-care',
  'body-care',
  'fragrances',
  'gifts',
  'new-and-now',
  'top-offers',
].map((id) => `way-${id}`)

/** Slots of modules that only hidden pages use, and of the page that collects e-mail addresses. */
export const moduleSlots: SeedSlot[] = [
  above(
    'lab-grid',
    'top-offers-grid',
    bilingual('Offers at a glance', 'Les offres en un coup d’œil'),
    numbered('lab-offer', 8),
  ),
  below('lab-grid', 'top-categories-navigation', bilingual('Shelves', 'Étagères'), shelves),
  above('lab-subs', 'subs', bilingual('Two by two', 'Deux par deux'), [
    'module-subs-wax',
    'module-subs-wick',
  ]),
  below('lab-subs', 'single-subs', bilingual('One by itself', 'Une seule'), [
    'module-single-right',
  ]),
  above('lab-shop', 'shop-the-module', bilingual('Shop the room', 'Magasinez la pièce'), [
    'module-shop-room',
  ]),
  {
    ...below('lab-shop', 'recommendations', bilingual('Chosen for you', 'Choisis pour vous'), []),
    callout: bilingual('home1_rr', 'home1_rr'),
  },
  above('lab-card', 'large-card', bilingual('A large card', 'Une grande carte'), [
    'module-card-left',
    'module-card-right',
    'bounds-card-buttons',
  ]),
  below('lab-card', 'UGC', bilingual('Seen at your place', 'Vu chez vous'), ['module-ugc']),
  above('lab-email', 'user-info-collection', bilingual('Letters', 'Lettres'), ['module-letters']),
  below(
    'lab-email',
    'shoppable-content',
    bilingual('A story to shop', 'Une histoire à magasiner'),
    ['module-story'],
  ),
  above(
    'shop-by-category',
    'user-info-collection',
    bilingual('Be the first to know', 'Soyez au courant'),
    ['module-letters'],
  ),
  below(
    'shop-by-category',
    'other-ways-to-shop',
    bilingual('Every shelf', 'Toutes les étagères'),
    shelves,
  ),
]
