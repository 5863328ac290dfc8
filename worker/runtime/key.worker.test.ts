import { expect, test } from 'vitest'

import { publicKey, hashToUnit, storedName } from './key.ts'

test('different keys never have the same text', () => {
  const keys = [
    publicKey('slots', ['us', 'a|b']),
    publicKey('slots', ['us', 'a', 'b']),
    publicKey('slots', ['us', 'a%7Cb']),
    publicKey('slots', ['us|a', 'b']),
    publicKey('slots', ['us', '', 'a', 'b']),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('a key name is short enough for KV, whatever was searched for', async () => {
  const short = publicKey('slots', ['us', 'en-US', 'home-1'])
  expect(await storedName(short)).toBe(short)

  const crème = 'crème brûlée '.repeat(60)
  const names = await Promise.all([storedName(crème), storedName(`${crème}!`)])
  expect(names[0]).not.toBe(names[1])
  for (const name of names) expect(new TextEncoder().encode(name).byteLength).toBeLessThan(512)
  // 200 characters, but 600 bytes.
  expect(await storedName('木'.repeat(200))).toMatch(/^sha256\|[0-9a-f]{64}$/)
})

test('jitter is repeatable, and spread evenly over keys, times and isolates', () => {
  expect(hashToUnit('slots|us', 1_000, 7)).toBe(hashToUnit('slots|us', 1_000, 7))

  const spreads = [
    Array.from({ length: 1_000 }, (_, index) => hashToUnit(`product|us|P${index}`, 1_000, 7)),
    Array.from({ length: 1_000 }, (_, index) => hashToUnit('slots|us', 1_000 + index, 7)),
    Array.from({ length: 1_000 }, (_, index) => hashToUnit('slots|us', 1_000, index)),
  ]
  for (const values of spreads) {
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) =>
        values.filter((value) => value >= tenth / 10 && value < (tenth + 1) / 10).length,
    )
    expect(Math.min(...tenths)).toBeGreaterThan(60)
    expect(Math.max(...tenths)).toBeLessThan(140)
  }
})
