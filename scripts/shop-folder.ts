import { existsSync, readdirSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '..')
const CORE_SHOP = 'shop'

/** The folder of the shop to build, from `--shop <folder>` or the variable `SHOP`: `shop/` unless another one is named. */
export const SHOP_FOLDER = resolve(ROOT, process.env.SHOP || CORE_SHOP)

/** What a shop has where its folder lacks a file: no pages, no modules, every feature. */
export const SHOP_DEFAULTS = resolve(ROOT, 'shop-defaults')

/** The files of a shop that it has from there. */
const absent = readdirSync(SHOP_DEFAULTS).filter((name) => !existsSync(resolve(SHOP_FOLDER, name)))

/** Where `#shop/…` leads, for Vite. `resolve-shop.mjs` says the same to Node, and `imports` in `package.json` to TypeScript. */
export const SHOP_ALIAS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(absent.map((name) => [`#shop/${name}`, resolve(SHOP_DEFAULTS, name)])),
  '#shop': SHOP_FOLDER,
}

/** The file that an import of `#shop/<name>` reads. */
export const shopFile = (name: string) =>
  resolve(absent.includes(name) ? SHOP_DEFAULTS : SHOP_FOLDER, name)

const isOther = relative(ROOT, SHOP_FOLDER) !== CORE_SHOP

/** The folder of the built workers, relative to the root. Each shop has its own, so that two can run side by side. */
export const DIST = isOther ? `dist/shops/${basename(SHOP_FOLDER)}` : 'dist'
