import { basename, relative, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')
const CORE_SHOP = 'shop'

/** The folder of the shop to build, from `--shop <folder>` or the variable `SHOP`: `shop/` unless another one is named. */
export const SHOP_FOLDER = resolve(ROOT, process.env.SHOP || CORE_SHOP)

const isOther = relative(ROOT, SHOP_FOLDER) !== CORE_SHOP

/** The folder of the built workers, relative to the root. Each shop has its own, so that two can run side by side. */
export const DIST = isOther ? `dist/shops/${basename(SHOP_FOLDER)}` : 'dist'
