import { expect, test } from 'vitest'

import { mapHotspots } from './map-hotspots.ts'

test('products in a picture are kept once, if their place is on the picture', () => {
  const candle = { productId: 'JW0801', name: 'Juniper Dusk', x: 20, y: 55.5 }
  const odd = [
    { productId: 'JW0802', x: 101, y: 5 },
    { productId: 'JW0803', x: -1, y: 5 },
    { productId: '../evil', x: 1, y: 5 },
    { productId: 'JW0804', x: '1', y: 5 },
    { x: 1, y: 5 },
    null,
    candle,
  ]
  expect(mapHotspots([candle, ...odd])).toEqual([candle])
  expect(mapHotspots(JSON.stringify([candle]))).toEqual([candle])
  const many = Array.from({ length: 12 }, (_, index) => ({ ...candle, productId: `JW${index}` }))
  expect(mapHotspots(many)).toHaveLength(8)
})

test.each([
  null,
  undefined,
  '',
  '[{"productId":',
  '{"productId":"JW0801"}',
  `[${'1,'.repeat(20_000)}1]`,
])('what is no list of products has none', (raw) => {
  expect(mapHotspots(raw)).toEqual([])
})
