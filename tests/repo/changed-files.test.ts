import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import {
  CHANGES,
  changedInPlace,
  copyShop,
  newFiles,
  type ClientFiles,
} from '../support/shop-copy.ts'

const shop = copyShop()
let before: ClientFiles = new Map()

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  before = await shop.build()
}, 120_000)

afterAll(() => {
  vi.unstubAllEnvs()
  shop.remove()
})

test.for(['a line of a page', 'a constant'] as const)(
  '%s renames at most two scripts, and every changed file',
  async (kind) => {
    const change = CHANGES[kind]
    shop.change(change)
    const after = await shop.build()
    shop.restore(change)

    const scripts = newFiles(before, after).filter(([path]) => path.endsWith('.js'))
    expect(changedInPlace(before, after)).toEqual([])
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.length).toBeLessThanOrEqual(2)
  },
)
