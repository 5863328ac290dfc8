import type { ShopModules } from '#client/content/modules/shop-module.ts'
import { lazyCode } from '#client/kit/lazy-code.ts'

/** The shop's own content modules by slot template. */
export const modules = {
  makers: lazyCode(async () => (await import('./modules/makers/makers.tsx')).makersModule),
} satisfies ShopModules
