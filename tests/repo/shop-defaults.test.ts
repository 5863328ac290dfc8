import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { writeShop } from '#scripts/new-shop/write-shop.ts'
import { SHOP_DEFAULTS } from '#scripts/shop-folder.ts'

import { filesOf, ROOT, textOf } from './sources.ts'

/** What only the shop itself can say. */
const REQUIRED = [
  'address-forms.ts',
  'brand.ts',
  'countries.ts',
  'deployment.ts',
  'logo.tsx',
  'markets.ts',
  'messages.ts',
  'theme.ts',
]

/** Git ignores it. */
const FOLDER = '.state/shop-defaults-test'
const BUILT = 'dist/shops/shop-defaults-test'
const NOT_FILES = ['assets', 'messages']

beforeAll(async () => {
  rmSync(resolve(ROOT, FOLDER), { recursive: true, force: true })
  await writeShop({ folder: FOLDER, name: 'Acme', market: 'fr', without: [] })
  const isNeeded = (name: string) => [...REQUIRED, ...NOT_FILES].includes(name)
  for (const name of readdirSync(resolve(ROOT, FOLDER)))
    if (!isNeeded(name)) rmSync(resolve(ROOT, FOLDER, name))
})
afterAll(() => {
  for (const folder of [FOLDER, BUILT])
    rmSync(resolve(ROOT, folder), { recursive: true, force: true })
})

/** What a command of the repository prints with the shop that has only the required files. @throws if it fails */
function runInShop(...command: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, SHOP: FOLDER, NODE_ENV: 'test' },
  })
  if (status !== 0) throw new Error(stdout + stderr)
  return stdout
}

test('each file of a shop that the core reads is required, or has a default', () => {
  const read = filesOf('{client,scripts,shared,worker}/**/*.{ts,tsx}').flatMap((path) =>
    Array.from(textOf(path).matchAll(/'#shop\/([\w-]+\.tsx?)'/g), ([, file = '']) => file),
  )
  expect([...new Set([...REQUIRED, ...readdirSync(SHOP_DEFAULTS)])].toSorted()).toEqual(
    [...new Set([...read, 'slots.ts'])].toSorted(),
  )
})

test('a shop with only the required files compiles', { timeout: 240_000 }, () => {
  expect(runInShop('scripts/start.mjs', 'shop-types.ts', '--checkers', '1')).toBe('')
})

test('an error of types names the file as it is called in the repository', () => {
  const file = resolve(ROOT, FOLDER, 'deployment.ts')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, `${text}export const wrong: number = ''\n`)
  const check = () => runInShop('scripts/start.mjs', 'shop-types.ts', '--checkers', '1')
  expect(check).toThrow(`${FOLDER}/deployment.ts(`)
  writeFileSync(file, text)
})

const MESSAGES = `
const { checkMessages } = await import('#scripts/build/check-messages.ts')
await checkMessages(process.cwd())
`
const HOOK = ['--import', './scripts/resolve-shop.mjs', '--input-type=module']

test('its messages are complete', () => {
  expect(runInShop(...HOOK, '-e', MESSAGES)).toBe('')
})

test('it builds with the defaults', { timeout: 240_000 }, () => {
  runInShop('scripts/start.mjs', 'build.ts')
  const loads: unknown = JSON.parse(textOf(`${BUILT}/loads.json`))
  expect(loads).toHaveProperty(['shop-defaults/state-names.ts'])
})

const FILES = `
const { readShopCode } = await import('#scripts/build/shop-code.ts')
const { FEATURES } = await import('#scripts/build/features-plugin.ts')
const code = await readShopCode(process.cwd(), FEATURES)
console.log([...code.keys()].filter((path) => /^(\\.state|shop)/.test(path)).join(' '))
`

test('it has nothing of the shop in shop/', () => {
  const files = runInShop(...HOOK, '-e', FILES)
    .trim()
    .split(' ')
  expect(files).toContain(`${FOLDER}/markets.ts`)
  expect(files).toContain('shop-defaults/addresses.ts')
  expect(files.filter((path) => path.startsWith('shop/'))).toEqual([])
})
