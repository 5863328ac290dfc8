import { resolve } from 'node:path'

import recorded from '#scripts/budgets.json' with { type: 'json' }
import { weighFile } from '#scripts/first-visits.ts'
import { DIST } from '#scripts/shop-folder.ts'
import { readHeadroom } from '#scripts/shop-headroom.ts'

import { expect, hydrated, quiet, test } from '../../browser/shop.ts'

const CLIENT = resolve(import.meta.dirname, '../../..', DIST, 'client')

test('the home page stays within the budget of the core, with the headroom of the shop', async ({
  page,
}) => {
  const files = new Set<string>()
  page.on('request', (request) => files.add(new URL(request.url()).pathname))
  await page.goto('/')
  await hydrated(page)
  await quiet(page)
  const weightOf = (ending: string) =>
    [...files]
      .filter((path) => path.startsWith('/assets/') && path.endsWith(ending))
      .reduce((sum, path) => sum + weighFile(CLIENT + path), 0)
  const { limit } = recorded.pages.home
  const headroom = readHeadroom()

  expect(weightOf('.js')).toBeGreaterThan(50)
  expect(weightOf('.js')).toBeLessThanOrEqual(limit.javascript + headroom.javascript)
  expect(weightOf('.css')).toBeLessThanOrEqual(limit.css + headroom.css)
  expect([...files].filter((path) => path.startsWith('/fonts/'))).toEqual([])
})
