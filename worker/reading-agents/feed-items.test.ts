import { DOMParser } from '@xmldom/xmldom'
import { expect, test } from 'vitest'

import type { FeedProduct } from './cache.ts'
import { FEED_FORMATS, itemsOf } from './feed-items.ts'

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' })

const addressOf = (path: string, search: string) => `https://shop.example${path}${search}`

const product = (own: Partial<FeedProduct> = {}): FeedProduct => ({
  id: 'JW1',
  name: 'Cup',
  path: '/p/cup-JW1',
  offers: [{ id: 'JW1', search: '', orderable: true, now: usd(1_050), choice: [], attributes: {} }],
  ...own,
})

test('a product without variants is one item, and what it lacks is left out', () => {
  expect(itemsOf(product(), addressOf)).toEqual([
    {
      id: 'JW1',
      title: 'Cup',
      link: 'https://shop.example/p/cup-JW1',
      availability: 'in_stock',
      price: '10.50 USD',
      condition: 'new',
    },
  ])
})

test('each variant is an item of a group, with the price before a sale', () => {
  const [item] = itemsOf(
    product({
      groupId: 'JW1',
      brand: 'B',
      description: 'D',
      offers: [
        {
          id: 'JW1L',
          search: '?size=large',
          orderable: false,
          now: usd(900),
          was: usd(1_200),
          picture: '/pictures/a b.png?size=full',
          gtin: '860080100003',
          choice: ['Large'],
          attributes: { size: 'Large' },
        },
      ],
    }),
    addressOf,
  )
  expect(item).toEqual({
    id: 'JW1L',
    title: 'Cup, Large',
    description: 'D',
    link: 'https://shop.example/p/cup-JW1?size=large',
    image_link: 'https://shop.example/pictures/a%20b.png?size=full',
    availability: 'out_of_stock',
    price: '12.00 USD',
    sale_price: '9.00 USD',
    brand: 'B',
    gtin: '860080100003',
    item_group_id: 'JW1',
    condition: 'new',
    size: 'Large',
  })
})

test.each([
  'A & B <b>"C"</b> \'D\'',
  ']]> <![CDATA[ x',
  '*bold* [link](x) `code`',
  'é 🕯 end',
  '<!-- comment --> <?php ?>',
])('the name %j survives both formats', (name) => {
  const [item = {}] = itemsOf(product({ name }), addressOf)
  expect(JSON.parse(FEED_FORMATS.jsonl.item(item))).toEqual(item)
  expect(FEED_FORMATS.jsonl.item(item).trimEnd()).not.toContain('\n')
  const xml = FEED_FORMATS.xml
  const text = xml.start({ title: name, link: 'x', description: name }) + xml.item(item) + xml.end
  const parsed = new DOMParser({
    onError: (_, message) => {
      throw new Error(message)
    },
  }).parseFromString(text, 'text/xml')
  expect(parsed.getElementsByTagName('g:title')[0]?.textContent).toBe(name)
  expect(parsed.getElementsByTagName('title')[0]?.textContent).toBe(name)
})

test('characters that no XML may have are left out', () => {
  const text = FEED_FORMATS.xml.item({ title: 'a\u0000b\u000bc\ud800d\uffff' })
  expect(text).toBe('<item><g:title>abcd</g:title></item>\n')
})

test('a title is as long as Google accepts, and no character is cut in two', () => {
  const [item] = itemsOf(product({ name: '🕯'.repeat(200) }), addressOf)
  expect(item?.title).toBe('🕯'.repeat(150))
})
