import type { SiteId } from '../../platform/site.ts'
import { hostileAssets } from '../assets/assets-hostile.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedSlot } from '../model.ts'

const sites: SiteId[] = ['us', 'ca']

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`)

/** The slots above and below the products of a hidden category. */
function lab(categoryId: string, ...slots: Pick<SeedSlot, 'template' | 'assets'>[]): SeedSlot[] {
  const places = ['category-top', 'category-bottom']
  return slots.map((slot, index) => ({
    id: places[index] ?? `category-${index}`,
    categoryId,
    sites,
    heading: bilingual('At the bounds', 'Aux bornes'),
    ...slot,
  }))
}

const shown = hostileAssets.filter(({ fields }) => fields.c_marketingCopyLiveText !== undefined)

/** Slots of the hidden categories, which show every module at its limits. */
export const labSlots: SeedSlot[] = [
  ...lab(
    'lab-banner',
    { template: 'banner', assets: ['lab-banner-full'] },
    { template: 'carousel-banner', assets: numbered('lab-graphic', 1) },
  ),
  ...lab(
    'lab-copy',
    { template: 'copy-block', assets: ['lab-copy-links'] },
    { template: 'copy-block', assets: ['lab-copy-untranslated'] },
  ),
  ...lab(
    'lab-top-offers',
    { template: 'top-offers', assets: numbered('lab-offer', 8) },
    { template: 'top-offers', assets: numbered('lab-offer', 9) },
  ),
  ...lab(
    'lab-carousel',
    { template: 'carousel-banner', assets: numbered('lab-graphic', 3) },
    { template: 'carousel-banner', assets: numbered('lab-graphic', 4) },
  ),
  ...lab(
    'lab-minigrid',
    { template: 'minigrid', assets: ['lab-minigrid-known'] },
    { template: 'minigrid', assets: ['lab-minigrid-unknown'] },
  ),
  ...lab(
    'lab-ways',
    { template: 'other-ways-to-shop', assets: numbered('lab-tile', 8) },
    { template: 'other-ways-to-shop', assets: numbered('lab-tile', 9) },
  ),
  ...lab(
    'lab-hostile',
    { template: 'copy-block', assets: shown.map(({ id }) => id) },
    { template: 'contentassetbody', assets: shown.map(({ id }) => id) },
  ),
  ...lab(
    'lab-unknown',
    { template: 'hologram-wall', assets: ['lab-after-unknown'] },
    { template: 'copy-block', assets: ['lab-after-unknown'] },
  ),
]
