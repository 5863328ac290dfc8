import type { ShopModules } from '#client/content/modules/shop-module.ts'
import { lazyCode } from '#client/kit/lazy-code.ts'

/** The shop's own content modules by slot template. */
export const modules = {
  'gift-finder': lazyCode(
    async () => (await import('./modules/gift-finder/gift-finder.tsx')).giftFinderModule,
  ),
} satisfies ShopModules
