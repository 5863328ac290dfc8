import { expect, test } from 'vitest'

import { attributionIn } from './attribution.ts'

const inQuery = (query: string) => attributionIn(new URLSearchParams(query))

test.each([
  [
    'utm_source=mail&utm_medium=e%20mail&gclid=Ab_1-2',
    'utm_source=mail&utm_medium=e+mail&gclid=Ab_1-2',
  ],
  ['page=2&src=SPRINGLETTER&q=red', 'src=SPRINGLETTER'],
  ['fbclid=b&utm_source=a', 'utm_source=a&fbclid=b'],
  ['utm_source=first&utm_source=second', 'utm_source=first'],
  ['dw_attribution=%7B%22a%22%3A1%7D', 'dw_attribution=%7B%22a%22%3A1%7D'],
  ['msclkid=1;2%0d%0aSet-Cookie:x&gclid=ok', 'gclid=ok'],
])('the campaign of %j is %j', (query, expected) => {
  expect(inQuery(query)).toBe(expected)
})

test.each([
  '',
  'q=red&page=2',
  'utm_source=',
  'utm_source=%20',
  'utm_content=anna@example.com',
  `gclid=${'x'.repeat(257)}`,
])('%j has no campaign', (query) => {
  expect(inQuery(query)).toBe(null)
})

test('a text stays short enough for a cookie, and is its own campaign', () => {
  const query = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid']
    .map((name) => `${name}=${'é'.repeat(200)}`)
    .join('&')
  const text = inQuery(`${query}&src=A`) ?? ''
  expect(text.length).toBeLessThanOrEqual(1_024)
  expect(text).toMatch(/src=A$/)
  expect(inQuery(text)).toBe(text)
})
