import { expect, test } from 'vitest'

import { CEILINGS, computeLimits, type PageName, type Sizes } from '#scripts/budget-ceilings.ts'

import budgets from '../../scripts/budgets.json' with { type: 'json' }

const recorded = new Map<string, { measured: Sizes; limit: Sizes }>(Object.entries(budgets.pages))

test.for(Object.keys(CEILINGS) as PageName[])(
  'no limit of %s exceeds its ceiling, or its measurement by more than 3 %%',
  (page) => {
    const { measured, limit } = recorded.get(page) ?? {}
    const highest = measured && computeLimits(page, measured)

    expect(above(limit, highest)).toEqual([])
  },
)

test('finds limits above the ceiling and above the measurement', () => {
  const measured = { javascript: 200, beforeLoad: 80, css: 10, html: 10, requests: 10 }
  const highest = computeLimits('home', measured)

  expect(highest).toEqual({
    javascript: 113.1,
    beforeLoad: 82.4,
    css: 10.3,
    html: 10.3,
    requests: 11,
  })
  expect(above({ ...highest, javascript: 113.2, beforeLoad: 82.5 }, highest)).toEqual([
    'javascript',
    'beforeLoad',
  ])
  expect(above(undefined, highest)).not.toEqual([])
})

function above(limit: Partial<Sizes> = {}, highest: Partial<Sizes> = {}) {
  const keys = ['javascript', 'beforeLoad', 'css', 'html', 'requests'] as const
  return keys.filter((key) => !((limit[key] ?? Infinity) <= (highest[key] ?? 0)))
}
