import { expect, test } from 'vitest'

import { mapHotspots } from './map-hotspots.ts'

/** The products of a field, and what is noted about it. */
function read(raw: Parameters<typeof mapHotspots>[0]) {
  const notes: string[] = []
  const spots = mapHotspots(raw, { note: (field, reason) => notes.push(`${field}: ${reason}`) })
  return { spots, notes }
}

test('products in a picture are kept once, if their place is on the picture', () => {
  const lamp = { productId: 'JW0801', name: 'Cedar Dusk', x: 20, y: 55.5 }
  const odd = [
    { productId: 'JW0802', x: 101, y: 5 },
    { productId: 'JW0803', x: -1, y: 5 },
    { productId: '../evil', x: 1, y: 5 },
    { productId: 'JW0804', x: '1', y: 5 },
    { x: 1, y: 5 },
    null,
    lamp,
  ]
  const { spots, notes } = read([lamp, ...odd])
  expect(spots).toEqual([lamp])
  expect(notes).toHaveLength(6)
  expect(notes[0]).toBe('c_hotspots: product 2 has no id or no place on the picture')
  expect(read(JSON.stringify([lamp]))).toEqual({ spots: [lamp], notes: [] })
  const many = Array.from({ length: 12 }, (_, index) => ({ ...lamp, productId: `JW${index}` }))
  expect(read(many).spots).toHaveLength(8)
  expect(read(many).notes).toEqual(['c_hotspots: more than 8 products'])
})

test.each([
  [null, []],
  [undefined, []],
  ['', []],
  ['[{"productId":', ['c_hotspots: not a list in JSON']],
  ['{"productId":"JW0801"}', ['c_hotspots: not a list in JSON']],
  [`[${'1,'.repeat(20_000)}1]`, ['c_hotspots: not a list in JSON']],
])('what is no list of products has none, and a mistake is noted', (raw, notes) => {
  expect(read(raw)).toEqual({ spots: [], notes })
})
