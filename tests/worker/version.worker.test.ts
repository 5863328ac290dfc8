import { expect, test } from 'vitest'

import manifest from '../../package.json' with { type: 'json' }
import { openShop } from './shop.ts'

test('the log line of every request names the version of the shop', async () => {
  const shop = openShop()
  for (const path of ['/robots.txt', '/g/body-care', '/api/no-such-path']) await shop.text(path)

  const lines = shop.lines.map((line) => JSON.parse(line))
  const requests = lines.filter(({ level }) => level === 'request')
  expect(requests.length).toBeGreaterThanOrEqual(3)
  expect(new Set(requests.map(({ version }) => version))).toEqual(new Set([manifest.version]))
})
