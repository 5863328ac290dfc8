import { globSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { PICTURES, readBaseline } from '../visual/baseline.ts'
import { MAX_STATES, STATES } from '../visual/states.ts'

/** The total of all pictures, because every clone contains them (bytes). */
const MAX_BYTES = 4_500_000

const pictures = globSync('*.png', { cwd: PICTURES })

test('the visual baseline has picture and geometry of exactly the current states', () => {
  const names = STATES.map(({ name }) => name).toSorted()

  expect(pictures.map((file) => basename(file, '.png')).toSorted()).toEqual(names)
  expect(Object.keys(readBaseline().geometry).toSorted()).toEqual(names)
})

test('the visual baseline stays small', () => {
  const bytes = pictures.map((file) => statSync(resolve(PICTURES, file)).size)

  expect(new Set(STATES.map(({ name }) => name)).size).toBe(STATES.length)
  expect(STATES.length).toBeLessThanOrEqual(MAX_STATES)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(MAX_BYTES)
})
