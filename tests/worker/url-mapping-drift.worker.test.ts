import { expect, test } from 'vitest'

import { expectDiscreet } from './discreet.ts'
import { openKv, openShop, type Shop } from './shop.ts'

const MAPPED = '/by-candlelight'
const REDIRECT = '/today'

/** Longer than a mapping and its page stay fresh. */
const STALE_MS = 13_000

const complaintsOf = ({ lines }: Shop) =>
  lines.filter((line) => line.includes('"message":"commerce response does not match the contract"'))

test.each([
  ['the resource of', MAPPED, 200, 'resourceId'],
  ['the type of', MAPPED, 200, 'resourceType'],
  ['everything in', MAPPED, 200, undefined],
  ['the status of', REDIRECT, 302, 'statusCode'],
  ['the destination of', REDIRECT, 302, 'destinationUrl'],
  ['everything in', REDIRECT, 302, undefined],
])(
  'when commerce leaves out %s a mapping, %s still leads there',
  async (_, path, status, field) => {
    const shop = openShop()
    await expectStatus()
    const mend = await shop.breaks('/url-mapping', {
      kind: 'missing-fields',
      ...(field !== undefined && { field }),
    })
    for (let visit = 0; visit < 3; visit += 1) {
      shop.clock.now += STALE_MS
      await expectStatus()
    }
    expect(complaintsOf(shop)).not.toEqual([])

    await mend()
    shop.clock.now += STALE_MS
    await expectStatus()

    async function expectStatus() {
      expect((await shop.text(path)).response.status).toBe(status)
    }
  },
)

test('a mapping without fields is a failed look-up: the page is not found, and nothing is stored', async () => {
  const kv = openKv()
  const shop = openShop({ CACHE: kv.openLocation() })
  await shop.breaks('/url-mapping', { kind: 'missing-fields' })
  const { response, text } = await shop.text(MAPPED)

  expect(response.status).toBe(404)
  expect(text).toContain('<h1')
  expectDiscreet(response, text)
  expect(complaintsOf(shop)).toHaveLength(1)
  expect(shop.lines.join('')).toContain('error in url-mapping API')
  expect([...kv.stored.keys()].filter((name) => name.startsWith('urlMapping'))).toEqual([])
})
