import { expect, test } from 'vitest'

import { expectOutagePage } from './discreet.ts'
import { openKv, openShop, type Fault, type Shop } from './shop.ts'

const MAPPED = '/by-candlelight'
const REDIRECT = '/today'

/** Exceeds the freshness of a mapping and its page. */
const STALE_MS = 13_000

const contractWarnings = ({ lines }: Shop) =>
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
    expect(contractWarnings(shop)).not.toEqual([])

    await mend()
    shop.clock.now += STALE_MS
    await expectStatus()

    async function expectStatus() {
      expect((await shop.text(path)).response.status).toBe(status)
    }
  },
)

/** Addresses that the mapping service might know. */
const UNKNOWN = '/somewhere-else'
const GONE = '/p/a-candle-of-before-ZZ9999'

test.each<[string, Fault, unlike: number]>([
  ['responds with 500', { kind: 'status', status: 500 }, 0],
  ['never responds', { kind: 'never' }, 0],
  ['sends malformed JSON', { kind: 'malformed' }, 0],
  ['sends no fields', { kind: 'missing-fields' }, 1],
  ['sends fields of another type', { kind: 'wrong-type' }, 1],
])(
  'while the mapping service %s, an address it might know is an outage, and stored ones stay',
  async (_, fault, unlike) => {
    const kv = openKv()
    const shop = openShop({ CACHE: kv.openLocation() })
    const heading = /<h1[^>]*>([^<]+)/
    const [, stored] = heading.exec((await shop.warm(MAPPED)).text) ?? []
    const before = [...kv.stored.keys()].filter((name) => name.includes('urlMapping'))
    expect(before).toHaveLength(1)
    await shop.breaks('/url-mapping', fault)

    const failed = await Promise.all([UNKNOWN, GONE, REDIRECT].map((path) => shop.text(path)))
    for (const { response, text } of failed) expectOutagePage(response, text)
    expect(shop.lines.join('')).toContain('error in url-mapping API')
    expect(contractWarnings(shop)).toHaveLength(unlike * failed.length)

    shop.clock.now += STALE_MS
    const { response, text } = await shop.text(MAPPED)
    expect([response.status, heading.exec(text)?.[1]]).toEqual([200, stored])
    const after = [...kv.stored.keys()].filter((name) => name.includes('urlMapping'))
    expect(after).toEqual(before)
  },
)
