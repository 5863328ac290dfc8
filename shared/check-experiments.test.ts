import { expect, test } from 'vitest'

import { checkExperiments } from './check-experiments.ts'
import type { Experiment, Experiments } from './experiments.ts'

const hero: Experiment = {
  id: 'home_hero',
  page: 'home',
  variants: [{ name: 'original' }, { name: 'makers', slots: { 'home-1': 'home-makers-1' } }],
}
const help: Experiment = {
  id: 'help',
  page: 'customerCare',
  variants: [
    { name: 'original', weight: 8 },
    { name: 'short', assets: { 'customer-care': 'customer-care-short' } },
    { name: 'long', assets: { 'customer-care': 'customer-care-long' } },
  ],
}

/** The experiment as a file without types would declare it. */
const untyped = (declared: object) => [{ ...hero, ...declared }] as unknown as Experiments

test('experiments on different pages are valid', () => {
  expect(() => checkExperiments([])).not.toThrow()
  expect(() => checkExperiments([hero, help])).not.toThrow()
})

const variant = (name: string) => ({ name, slots: { 'home-1': `home-${name}-1` } })

test.for<[reason: string, declared: Experiments]>([
  [
    'does not have two or three variants',
    untyped({ variants: [{ name: 'a' }, variant('b'), variant('c'), variant('d')] }),
  ],
  ['does not have two or three variants', untyped({ variants: [{ name: 'a' }] })],
  ['not plain', untyped({ id: 'home-hero' })],
  ['not plain', untyped({ variants: [{ name: 'a' }, variant('B')] })],
  ['is on "cart", which is no public page', untyped({ page: 'cart' })],
  ['is on "nowhere", which is no public page', untyped({ page: 'nowhere' })],
  ['two variants of one name', untyped({ variants: [{ name: 'a' }, variant('a')] })],
  ['replaces content in its first variant', untyped({ variants: [variant('a'), variant('b')] })],
  ['a variant that replaces nothing', untyped({ variants: [{ name: 'a' }, { name: 'b' }] })],
  [
    'no slot or asset can have',
    untyped({ variants: [{ name: 'a' }, { name: 'b', slots: { 'home-1': 'a,b' } }] }),
  ],
  [
    'has weights that are negative, not finite, or all 0',
    untyped({
      variants: [
        { name: 'a', weight: 0 },
        { ...variant('b'), weight: 0 },
      ],
    }),
  ],
  ['weights', untyped({ variants: [{ name: 'a', weight: -1 }, variant('b')] })],
  ['Two experiments are called "help"', [help, { ...hero, id: 'help' }]],
  ['Two experiments are on the page "home"', [hero, { ...help, page: 'home' }]],
  [
    'Two experiments replace or show the slot "home-1"',
    [hero, { ...hero, id: 'care', page: 'customerCare' }],
  ],
])('refuses what %s', ([reason, declared]) => {
  expect(() => checkExperiments(declared)).toThrow(reason)
})
