import type { ShopModules } from '#client/content/modules/shop-module.ts'

/** The shop's own content modules, by their templates. There are none yet. */
export const modules = {} satisfies ShopModules
