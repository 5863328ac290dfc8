import { expect, test } from 'vitest'

import { expectDiscreet } from './discreet.ts'
import { openShop } from './shop.ts'

test('a missing page responds with 404 in the shop’s layout', async () => {
  const shop = openShop()
  const missing = [
    '/no-such-page',
    '/p/nothing-JW9999',
    '/category/no-such-category',
    '/g/no-such-category',
    '/us/fr-CA/cart',
  ]
  for (const path of missing) {
    const { response, text } = await shop.text(path)
    expect(response.status, path).toBe(404)
    expect(text, path).toContain('<h1')
    expect(text, path).toContain('noindex')
  }
})

function expectShort(response: Response, text: string, path: string) {
  expect(response.status, path).toBe(404)
  expect(response.headers.get('content-type'), path).toMatch(/^text\/plain/)
  expect(response.headers.get('cache-control'), path).toBe('no-store')
  expect(text, path).toBe('Not found\n')
  expectDiscreet(response, text)
}

test('an implausible address gets a short answer, also below a known route', async () => {
  const shop = openShop()
  const impossible = [
    '/%00',
    '/a%0Ab',
    '/%0d%0aset-cookie:a=b',
    '/a%7F',
    '/x%2fy',
    '/x%252Fy',
    '/account%2f..%2f',
    '/a%5Cb',
    '/%3Cscript%3E',
    '/%253Cscript%253E',
    '/$%7Bjndi:x%7D',
    '/%24%7Bjndi:x%7D',
    '/p/a%2fb-JW9999',
    '/ca/fr-CA/g/%00',
    `/${'a'.repeat(301)}`,
    `/a${'/b'.repeat(8)}`,
  ]
  for (const path of impossible) {
    const { response, text } = await shop.text(path)
    expectShort(response, text, path)
  }
  expect(await shop.calls()).toEqual([])
})

test('an address that a visitor could type, copy or follow gets the shop’s 404 page', async () => {
  const shop = openShop()
  await shop.warm('/')
  const plausible = [
    '/vanilla%20candle',
    '/vanilla%2520candle',
    '/home-fragance',
    '/g/home-fragance',
    '/Été',
    '/%C9t%E9',
    '/caf%C3',
    '/100%',
    '/50%25-off',
    '/a//b',
    '/st.-johns.candles/d',
    '/%22candles%22',
    '/candles%3E',
    '/candles%0D%0A',
    '/%7B%7Bproduct%7D%7D',
    `/${'%C3%A9'.repeat(299)}`,
  ]
  for (const path of plausible) {
    const { response, text } = await shop.text(path)
    expect([response.status, text.includes('<h1')], path).toEqual([404, true])
  }
})

test('only a possible content address costs a look-up, and a missing file gets a short answer', async () => {
  const shop = openShop()
  await shop.warm('/')
  const files = [
    '/favicon.ico',
    '/ca/fr-CA/favicon.ico',
    '/apple-touch-icon-120x120-precomposed.png',
    '/assets/entry-0000.js',
    '/fonts/none',
    '/index.php',
    '/p/index.php?id=1',
    '/wp-admin/',
    '/wp-login.php',
    '/.env',
    '/.git/config',
    '/.well-known/security.txt',
    '/backup.tar.gz',
    '/cart/foo.js',
  ]
  for (const path of files) {
    const { response, text } = await shop.text(path)
    const { status } = response.status === 301 ? await followed(response) : response
    expect(status, path).toBe(404)
    if (response.status !== 301) expectShort(response, text, path)
  }
  for (const path of ['/a//b', '/a.b.c/d', '/a%ff']) await shop.text(path)
  expect(await shop.calls('/url-mapping')).toEqual([])

  for (const path of [
    '/old/candles.html',
    '/Été/Crème%20%26%20Sel',
    "/st-john's_(gifts)",
    '/a-1,2',
    // Looked up without the line break from copying.
    '/candles%0A',
  ]) {
    await shop.text(path)
  }
  expect(await shop.calls('/url-mapping')).toHaveLength(5)

  function followed({ headers }: Response) {
    return shop.text(headers.get('location') ?? '').then(({ response }) => response)
  }
})
