import fc from 'fast-check'
import { expect, test } from 'vitest'

import { findOffsets, createPlaceholder, withReplaced, writeOver } from './placeholder.ts'

const PLACEHOLDER = 'nonce-0a1b2c'
const NONCE = 'LIVE-9z8y7x6w'.slice(0, PLACEHOLDER.length)
const placeholder = createPlaceholder(PLACEHOLDER)
const encoder = new TextEncoder()
const nonce = encoder.encode(NONCE)
const PAGE = `a${PLACEHOLDER}${PLACEHOLDER}éé nonce-0a1 non${PLACEHOLDER.slice(0, -1)}x ${PLACEHOLDER}n`

test('a page split at any position is served whole, with the live nonce for every placeholder', async () => {
  const body = encoder.encode(PAGE)
  const expected = PAGE.replaceAll(PLACEHOLDER, NONCE)
  for (let first = 0; first <= body.length; first += 1) {
    for (const second of [first, first + 1, first + 5, body.length]) {
      const parts = [body.slice(0, first), body.slice(first, second), body.slice(second)]
      expect(await streamed(parts)).toBe(expected)
    }
  }
})

test('any page in any chunks is served as if its placeholders had been replaced at once', async () => {
  const piece = fc.oneof(
    fc.constant(PLACEHOLDER),
    fc.constant('nonce-'),
    fc.string({ unit: 'grapheme' }),
  )
  const cuts = fc.array(fc.nat({ max: 40 }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(fc.array(piece), cuts, async (pieces, lengths) => {
      const page = pieces.join('')
      const body = encoder.encode(page)
      let from = 0
      const parts = lengths.map((length) => body.slice(from, (from += length)))
      const expected = page.replaceAll(PLACEHOLDER, NONCE)

      expect(await streamed([...parts, body.slice(from)])).toBe(expected)
      const stored = body.slice()
      writeOver(stored, findOffsets(body, placeholder), nonce)
      expect(new TextDecoder().decode(stored)).toBe(expected)
    }),
  )
})

async function streamed(parts: Uint8Array[]) {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
  return new Response(withReplaced(source, new Map([[placeholder, nonce]]))).text()
}
