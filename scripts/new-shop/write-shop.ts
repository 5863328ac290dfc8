import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { basename, isAbsolute, relative, resolve } from 'node:path'

import { ROOT, SHOP_DEFAULTS } from '../shop-folder.ts'
import { writeIcons } from './icons.ts'
import { initialOf } from './letters.ts'
import { knownMarkets, MARKET_PRESETS, type MarketPreset } from './market-presets.ts'
import * as features from '../../shop-defaults/features.ts'

const TEMPLATE = resolve(import.meta.dirname, 'template')
const MARKETS = resolve(import.meta.dirname, 'markets')
/** Of the files with a default, the one that is written. */
const FEATURES = 'features.ts'

export interface NewShop {
  /** Relative to the root of the repository. */
  folder: string
  /** Of the shop. */
  name: string
  /** One of the known ones. */
  market: string
  /** The features that are off. */
  without: readonly string[]
}

/** Why no shop is written. */
export class NewShopProblem extends Error {}

/** @throws {NewShopProblem} if the folder holds files, or is not inside the repository */
export function requireEmptyFolder(folder: string) {
  const path = relative(ROOT, resolve(ROOT, folder))
  if (path === '' || path.startsWith('..') || isAbsolute(path))
    throw new NewShopProblem(
      `${folder} is not inside the repository: the core reads a shop from there.`,
    )
  if (existsSync(resolve(ROOT, path)) && readdirSync(resolve(ROOT, path)).length > 0)
    throw new NewShopProblem(`${folder} is not empty. Nothing was changed.`)
}

/** @throws {NewShopProblem} if the market is unknown */
export function presetOf(market: string) {
  const preset = MARKET_PRESETS.find(({ id }) => id === market)
  if (!preset)
    throw new NewShopProblem(`"${market}" is no known market. Known are ${knownMarkets}.`)
  return preset
}

/** @throws {NewShopProblem} if a feature is unknown */
export function requireFeatures(names: readonly string[]) {
  const known = Object.keys(features)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new NewShopProblem(`"${unknown}" is no optional feature. These are: ${known.join(', ')}.`)
}

/** Writes a shop into an empty folder: the template, the files of its market, its features, and icons. */
export async function writeShop(shop: NewShop) {
  requireEmptyFolder(shop.folder)
  const preset = presetOf(shop.market)
  requireFeatures(shop.without)

  const folder = resolve(ROOT, shop.folder)
  const onlyNew = { recursive: true, force: false, errorOnExist: true }
  cpSync(TEMPLATE, folder, onlyNew)
  cpSync(resolve(MARKETS, shop.market), folder, onlyNew)
  cpSync(resolve(SHOP_DEFAULTS, FEATURES), resolve(folder, FEATURES))
  // Under its own name, the template's file would be read by editors and linters.
  renameSync(resolve(folder, 'tsconfig.shop.json'), resolve(folder, 'tsconfig.json'))
  fillIn(folder, shop, preset)
  await writeIcons(resolve(folder, 'assets'), initialOf(shop.name))
  // A long name breaks a line elsewhere.
  spawnSync('oxfmt', [folder], { cwd: ROOT })
}

function fillIn(folder: string, shop: NewShop, preset: MarketPreset) {
  const values = placeholders(folder, shop, preset)
  for (const path of globSync('*.{ts,tsx,json}', { cwd: folder })) {
    const file = resolve(folder, path)
    const text = readFileSync(file, 'utf8')
    const filled = values.reduce((all, [from, to]) => all.replaceAll(from, () => to), text)
    const chosen = path === FEATURES ? switchOff(filled, shop.without) : filled
    if (chosen !== text) writeFileSync(file, chosen)
  }
}

/** What the template has in place of the shop's values. */
function placeholders(folder: string, { name, market }: NewShop, preset: MarketPreset) {
  const values: [placeholder: string, value: string][] = [
    ["'SHOP_NAME'", quoted(name)],
    ["'The online shop of SHOP_NAME.'", quoted(`The online shop of ${name}.`)],
    ['SHOP_SLUG', slugOf(name) || slugOf(basename(folder)) || 'shop'],
    ['INITIAL_PATH', initialOf(name)],
    ['PHONE_DIALED', preset.phone.dialed],
    ['PHONE_WRITTEN', preset.phone.written],
    ["'LIST_PRICE_BOOK'", `'${preset.listPriceBook}'`],
    ['_XX', `_${market.toUpperCase()}`],
    ["'xx'", `'${market}'`],
    ['xx: {', `${market}: {`],
    ['localVars: {}', `localVars: ${JSON.stringify(preset.localVars ?? {})}`],
    ['../../../', `${relative(folder, ROOT).replaceAll('\\', '/')}/`],
  ]
  return values
}

const quoted = (text: string) => (/['"\\]/.test(text) ? JSON.stringify(text) : `'${text}'`)

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const switchOff = (source: string, names: readonly string[]) =>
  names.reduce(
    (text, name) => text.replace(`const ${name}: boolean = true`, `const ${name}: boolean = false`),
    source,
  )
