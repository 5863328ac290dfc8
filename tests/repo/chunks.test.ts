import { dirname, join, relative } from 'node:path'

import { expect, test } from 'vitest'

import { LOADED_CHUNKS, SHARED } from '#scripts/build/chunks.ts'
import { SHOP_FOLDER } from '#scripts/shop-folder.ts'

import { filesOf, ROOT, textOf } from './sources.ts'

const SHOP = relative(ROOT, SHOP_FOLDER)

/** The files that the client and the shop import dynamically, as paths from the root. */
const imported = new Set(
  filesOf('{client,shared}/**/*.{ts,tsx}', `${SHOP}/**/*.{ts,tsx}`)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(
        textOf(file).matchAll(/\bimport\(\s*'(\.[^']+|#(?:shared|shop)\/[^']+)'/g),
        ([, path = '']) =>
          path.startsWith('#') ? path.slice(1).replace(/^shop/, SHOP) : join(dirname(file), path),
      ),
    ),
)

test('every chunk pattern of the core is the first match of a dynamically imported file', () => {
  const patterns = LOADED_CHUNKS.flatMap(({ files }) => files)
  const used = new Set(
    [...imported].map((file) => patterns.find((pattern) => pattern.test(`/${file}`))),
  )
  expect(imported.size).toBeGreaterThan(90)
  // A shop may lack modules and pages.
  const ofCore = patterns.filter(({ source }) => !source.startsWith(`\\/${SHOP}`))
  expect(ofCore.filter((pattern) => !used.has(pattern))).toEqual([])
  expect([...imported].filter((file) => !patterns.some((each) => each.test(`/${file}`)))).toEqual(
    [],
  )
  expect(ofCore.length).toBeLessThanOrEqual(40)
})

test('every shared chunk lists existing chunks, each once', () => {
  const known = new Set([...LOADED_CHUNKS, ...SHARED].map(({ name }) => name))
  const names = SHARED.flatMap(({ chunks }) => chunks)
  expect(names.filter((name) => !known.has(name))).toEqual([])
  expect(new Set(SHARED.map(({ name }) => name)).size).toBe(SHARED.length)
  expect(LOADED_CHUNKS.filter(({ reason }) => reason === '')).toEqual([])
})
