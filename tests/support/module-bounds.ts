import type { ShopModule } from '#client/content/modules/shop-module.ts'
import type { LazyCode } from '#client/kit/lazy-code.ts'
import { modules as shopModules } from '#shop/modules.ts'

const CORE: Record<string, number> = {
  banner: 1,
  'top-offers': 8,
  'top-offers-grid': 8,
  'carousel-banner': 3,
  'copy-block': Infinity,
  'other-ways-to-shop': 8,
  'shop-the-module': Infinity,
  'announcement-banner-detached': Infinity,
  subs: Infinity,
  'single-subs': Infinity,
  contentassetbody: Infinity,
  'shoppable-content': Infinity,
  'user-info-collection': 1,
  UGC: 1,
  minigrid: Infinity,
  'large-card': Infinity,
  'top-categories-navigation': 10,
  hotspots: Infinity,
}

const ofShop = await Promise.all(
  Object.entries<LazyCode<ShopModule>>(shopModules).map(async ([template, code]) => {
    const { most = Infinity, guide } = await code.load()
    const { sample } = await guide.load()
    return { template, most, isForm: sample.withoutAssets === 'form' }
  }),
)

/** The maximum number of assets that each module shows. Infinity if it shows all. */
export const MOST: Record<string, number> = {
  ...CORE,
  ...Object.fromEntries(ofShop.map(({ template, most }) => [template, most])),
}
/** Modules that are forms, which exist without assets. */
export const FORMS = [
  'user-info-collection',
  ...ofShop.filter(({ isForm }) => isForm).map(({ template }) => template),
]
