import type { ShopModules } from '#client/content/modules/shop-module.ts'

/** The shop's own content modules, by their templates: none. */
export const modules = {} satisfies ShopModules
