import type { ContentAsset, Slot } from '#shared/content/content.ts'

interface ModuleRule {
  /** How many assets are shown at most. */
  most?: number
  /** The fields of which an asset must have one. */
  needs?: readonly (keyof ContentAsset)[]
}

const TEXT = ['heading', 'paragraph', 'ctaText', 'buttons', 'announcement', 'promoLines'] as const
const GRAPHIC = ['image', 'video'] as const
const COPY = ['eyebrow', 'heading', 'paragraph', 'liveText', 'ctaText', 'promoLines'] as const

/** The bounds of the modules by slot template (spec 3 §2.5 and §9.2). */
export const MODULE_RULES: Readonly<Record<string, ModuleRule>> = {
  banner: { needs: [...GRAPHIC, ...TEXT] },
  'top-offers': { most: 8, needs: ['offer'] },
  'top-offers-grid': { most: 8, needs: ['offer'] },
  'carousel-banner': { most: 3, needs: GRAPHIC },
  'copy-block': { needs: COPY },
  'other-ways-to-shop': { most: 8, needs: ['image'] },
  'shop-the-module': { needs: [...GRAPHIC, 'productIds'] },
  'announcement-banner-detached': { needs: ['announcement'] },
  subs: { needs: ['image'] },
  'single-subs': { needs: ['image'] },
  contentassetbody: { needs: ['body', 'customBody'] },
  'shoppable-content': { needs: ['body', 'customBody'] },
  recommendations: {},
  'user-info-collection': { most: 1 },
  UGC: { most: 1, needs: ['productIds'] },
  minigrid: { needs: ['productCategory'] },
  'gift-finder': { most: 1 },
  hotspots: { needs: ['image'] },
  'large-card': { needs: [...GRAPHIC, ...COPY] },
  'top-categories-navigation': { most: 10, needs: ['image'] },
}

interface Left {
  asset: string
  field: string
  reason: string
}

/** The slot with what its module shows of it, and why it leaves out the rest. */
export function soundSlot(slot: Slot): { sound: Slot; left: Left[] } {
  const { most = Infinity, needs = [] } = MODULE_RULES[slot.template] ?? {}
  const isWhole = (asset: ContentAsset) =>
    needs.length === 0 || needs.some((field) => asset[field] !== undefined)
  const whole = slot.assets.filter(isWhole)
  const extra = whole.slice(most)
  return {
    sound: { ...slot, assets: whole.slice(0, most) },
    left: [
      ...slot.assets
        .filter((asset) => !isWhole(asset))
        .map(({ id }) => ({ asset: id, field: needs.join(' or '), reason: 'missing' })),
      ...extra
        .slice(0, 1)
        .map(({ id }) => ({ asset: id, field: 'contentAssets', reason: `more than ${most}` })),
    ],
  }
}
