import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { ASKED_FOR, SHARED } from '#scripts/build/chunks.ts'

import { filesOf, textOf } from './sources.ts'

/** The files that the client imports dynamically, as paths from the root. */
const imported = new Set(
  filesOf('{client,shared}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(
        textOf(file).matchAll(/\bimport\(\s*'(\.[^']+|#shared\/[^']+)'/g),
        ([, path = '']) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path)),
      ),
    ),
)

test('every pattern of the chunks is the first that matches some dynamically imported file', () => {
  const patterns = ASKED_FOR.flatMap(({ files }) => files)
  const used = new Set(
    [...imported].map((file) => patterns.find((pattern) => pattern.test(`/${file}`))),
  )
  expect(imported.size).toBeGreaterThan(90)
  expect(patterns.filter((pattern) => !used.has(pattern))).toEqual([])
  expect([...imported].filter((file) => !patterns.some((each) => each.test(`/${file}`)))).toEqual(
    [],
  )
  expect(patterns.length).toBeLessThanOrEqual(40)
})

test('every chunk that several others need names chunks that exist, once', () => {
  const known = new Set([...ASKED_FOR, ...SHARED].map(({ name }) => name))
  const names = SHARED.flatMap(({ chunks }) => chunks)
  expect(names.filter((name) => !known.has(name))).toEqual([])
  expect(new Set(SHARED.map(({ name }) => name)).size).toBe(SHARED.length)
  expect(ASKED_FOR.filter(({ reason }) => reason === '')).toEqual([])
})
