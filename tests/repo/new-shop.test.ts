import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { MARKET_PRESETS } from '#scripts/new-shop/market-presets.ts'
import { writeShop, type NewShop } from '#scripts/new-shop/write-shop.ts'
import { SEAMS } from '#scripts/seams.ts'
import { SHOP_DEFAULTS } from '#scripts/shop-folder.ts'

import { filesOf, ROOT, textOf } from './sources.ts'

/** Git ignores it. */
const SHOPS = '.state/new-shop-tests'
const MARKETS = MARKET_PRESETS.map(({ id }) => id)
const MESSAGES = `
const { checkMessages } = await import('#scripts/build/check-messages.ts')
await checkMessages(process.cwd())
`
const words = v.parse(v.array(v.string()), JSON.parse(textOf('shop/words.json')))
const DEMO = new RegExp(`\\b(${words.join('|')})\\b`, 'i')

const folderOf = (market: string) => `${SHOPS}/${market}`
const read = (folder: string, file: string) => readFileSync(resolve(ROOT, folder, file), 'utf8')
const write = (changes: Partial<NewShop>) =>
  writeShop({ folder: `${SHOPS}/other`, name: 'Acme', market: 'us', without: [], ...changes })

const removeShops = () => rmSync(resolve(ROOT, SHOPS), { recursive: true, force: true })

beforeAll(async () => {
  removeShops()
  for (const market of MARKETS) await write({ folder: folderOf(market), market, name: 'Élan & Co' })
})
afterAll(removeShops)

/** Runs a command of the repository with a shop. */
function runWith(market: string, ...command: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, SHOP: folderOf(market), NODE_ENV: 'test' },
  })
  return status === 0 ? '' : stdout + stderr
}

test.for(MARKETS)('a new shop for %s has every file that has no default', async (market) => {
  const read = new Set(
    filesOf('{client,scripts,shared,worker}/**/*.{ts,tsx}').flatMap((path) =>
      Array.from(textOf(path).matchAll(/from '#shop\/([\w-]+\.tsx?)'/g), ([, file = '']) => file),
    ),
  )
  const icons = ['favicon.svg', 'favicon.ico', 'icon-192.png', 'icon-512.png', 'maskable-512.png']
  const own = [...read].filter((file) => !existsSync(resolve(SHOP_DEFAULTS, file)))
  expect(own.length).toBeGreaterThan(5)
  const files = [
    ...own,
    'features.ts',
    'budgets.json',
    'tsconfig.json',
    ...icons.map((icon) => `assets/${icon}`),
  ]
  expect(files.filter((file) => !existsSync(resolve(ROOT, folderOf(market), file)))).toEqual([])

  const sizes = ['apple-touch-icon', 'og-default'].map(async (picture) => {
    const { width, height } = await sharp(`${folderOf(market)}/assets/${picture}.png`).metadata()
    return [width, height]
  })
  expect(await Promise.all(sizes)).toEqual([
    [180, 180],
    [1200, 630],
  ])
})

test.for(MARKETS)('its messages are complete in %s', (market) => {
  const hook = ['--import', './scripts/resolve-shop.mjs', '--input-type=module']
  expect(runWith(market, ...hook, '-e', MESSAGES)).toBe('')
})

test('it has no placeholder and no word of the demo, and imports only named seams', () => {
  const seams = new Set(SEAMS.map(({ path }) => path))
  const paths = globSync(`${SHOPS}/**/*.{ts,tsx,json,svg}`, { cwd: ROOT })
  expect(paths.length).toBeGreaterThan(12 * MARKETS.length)
  for (const path of paths) {
    const text = read('.', path)
    expect(text, path).not.toMatch(/SHOP_|INITIAL_|PHONE_|'LIST_|'xx'|_XX|\bxx\b/)
    expect(text, path).not.toMatch(DEMO)
    const imported = Array.from(text.matchAll(/ from '#([^']+)'/g), ([, file = '']) => file)
    expect(
      imported.filter((file) => !seams.has(file)),
      path,
    ).toEqual([])
  }
})

/** `shop-defaults.test.ts` compiles one with the core. */
test('its colors are readable', () => {
  const palette = ['vitest', 'run', '--config=tests/vitest.config.ts', 'client/ui/palette.test.ts']
  expect(runWith('us', 'node_modules/vitest/vitest.mjs', ...palette.slice(1))).toBe('')
})

test('a name may have quotes, and features may be off', async () => {
  const folder = `${SHOPS}/named`
  await write({ folder, name: `Bob's "Best"`, without: ['rewards', 'giftCards'] })
  const { brand } = await import(resolve(ROOT, folder, 'brand.ts'))
  expect(brand).toMatchObject({ name: `Bob's "Best"`, nativeAppUserAgent: 'bob-s-best-app' })
  const off = read(folder, 'features.ts').match(/(?<=const )\w+(?=: boolean = false)/g)
  expect(off).toEqual(['rewards', 'giftCards'])
})

test('rejects an unknown market or feature, and names the known ones', async () => {
  await expect(write({ market: 'atlantis' })).rejects.toThrow(/Known are us \(United States\), ca/)
  await expect(write({ without: ['magic'] })).rejects.toThrow(/These are: .*giftCards/)
  expect(existsSync(resolve(ROOT, SHOPS, 'other'))).toBe(false)
})

test('rejects a folder outside the repository, and one that holds a file, which stays', async () => {
  for (const folder of ['.', '..', '../acme', '/acme'])
    await expect(write({ folder }), folder).rejects.toThrow('is not inside the repository')
  const folder = `${SHOPS}/full`
  mkdirSync(resolve(ROOT, folder), { recursive: true })
  writeFileSync(resolve(ROOT, folder, 'brand.ts'), 'mine')
  await expect(write({ folder })).rejects.toThrow('is not empty')
  expect(read(folder, 'brand.ts')).toBe('mine')
  await expect(write({ folder: 'shop' })).rejects.toThrow('is not empty')
})

test('the command asks for a market only at a terminal', () => {
  const command = ['scripts/start.mjs', 'new-shop/new-shop.ts']
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [...command, ...args], { cwd: ROOT, encoding: 'utf8', input: 'us' })
  expect(run(`${SHOPS}/asked`).stderr).toContain('Name a market by --market: us (United States)')
  expect(run().stderr).toContain('Usage: npm run new-shop')
  expect(run(`${SHOPS}/asked`, '--market', 'IE').status).toBe(0)
  expect(read(`${SHOPS}/asked`, 'brand.ts')).toContain(`name: 'Asked'`)
})
