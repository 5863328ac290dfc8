import { expect, test } from 'vitest'

import { flagsFor } from './experiments.ts'

const shoppers = Array.from({ length: 2_000 }, (_, count) => `shopper-${count}`)

test('half of the shoppers get a flag with a share of one half, and always the same ones', async () => {
  const experiments = { pdpQuantitySelector: { share: 0.5 } }
  const flagOf = async (key: string) =>
    (await flagsFor(experiments, { site: 'us', key }))['pdpQuantitySelector']

  const flags = await Promise.all(shoppers.map(flagOf))
  expect(flags.filter(Boolean).length).toBeGreaterThan(900)
  expect(flags.filter(Boolean).length).toBeLessThan(1_100)
  expect(await Promise.all(shoppers.map(flagOf))).toEqual(flags)
})

test('a larger share keeps the flag for everybody who already has it', async () => {
  const flagOf = async (share: number, key: string) =>
    (await flagsFor({ newFooter: { share } }, { site: 'us', key }))['newFooter']

  for (const key of shoppers.slice(0, 200)) {
    const flags = await Promise.all([0, 0.2, 0.6, 1].map((share) => flagOf(share, key)))
    expect(flags.map(Number)).toEqual(flags.map(Number).toSorted((one, other) => one - other))
    expect([flags[0], flags[3]]).toEqual([false, true])
  }
})

test('two experiments divide the shoppers independently', async () => {
  const experiments = { one: { share: 0.5 }, other: { share: 0.5 } }
  const flags = await Promise.all(shoppers.map((key) => flagsFor(experiments, { site: 'us', key })))
  const both = flags.filter(({ one, other }) => one && other).length
  expect(both).toBeGreaterThan(400)
  expect(both).toBeLessThan(600)
})

test('an experiment may be limited to sites, and a visitor without a session gets no flag', async () => {
  const experiments = { canadaOnly: { share: 1, sites: ['ca' as const] }, everywhere: { share: 1 } }
  expect(await flagsFor(experiments, { site: 'us', key: 'shopper' })).toEqual({
    canadaOnly: false,
    everywhere: true,
  })
  expect(await flagsFor(experiments, { site: 'ca', key: 'shopper' })).toEqual({
    canadaOnly: true,
    everywhere: true,
  })
  expect(await flagsFor(experiments, { site: 'ca', key: null })).toEqual({
    canadaOnly: false,
    everywhere: false,
  })
})
