import { expect, test } from 'vitest'

import { pickVariant } from './pick-variant.ts'

const COUNT = 1_000

/** How often each variant is picked by visitors at even distances. */
function countPicked(variants: Parameters<typeof pickVariant>[0]) {
  const counts: Record<string, number> = {}
  for (let at = 0; at < COUNT; at += 1) {
    const name = pickVariant(variants, at / COUNT)?.name ?? 'none'
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

test('variants without weights are equally likely', () => {
  expect(countPicked([{ name: 'original' }, { name: 'short' }])).toEqual({
    original: 500,
    short: 500,
  })
})

test('weights count in proportion to each other', () => {
  const variants = [{ name: 'original', weight: 8 }, { name: 'short' }, { name: 'long', weight: 1 }]
  expect(countPicked(variants)).toEqual({ original: 800, short: 100, long: 100 })
})

test('a variant of weight 0 is never picked', () => {
  const variants = [{ name: 'original', weight: 0 }, { name: 'short' }, { name: 'long', weight: 0 }]
  expect(countPicked(variants)).toEqual({ short: COUNT })
  expect(pickVariant(variants, 1 - 2 ** -32)?.name).toBe('short')
})
