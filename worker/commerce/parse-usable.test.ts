import * as v from 'valibot'
import { expect, test } from 'vitest'

import { parseUsable } from './parse-usable.ts'

const Hit = v.object({
  price: v.optional(v.number()),
  hitType: v.optional(v.picklist(['master', 'product'])),
  productId: v.string(),
  images: v.optional(v.array(v.object({ link: v.string() })), []),
})
const Answer = v.object({ total: v.number(), hits: v.optional(v.array(Hit), []) })

test('an answer as agreed is used whole', () => {
  const answer = { total: 1, hits: [{ productId: 'a', price: 2 }] }

  expect(parseUsable(Answer, answer)).toEqual({
    output: { total: 1, hits: [{ productId: 'a', price: 2, images: [] }] },
    left: [],
  })
})

test('no hits, a total in text: an empty result, and both are named', () => {
  expect(parseUsable(Answer, { total: '12', hits: null })).toEqual({
    output: { total: 12, hits: [] },
    left: ['total', 'hits'],
  })
})

test('a product loses only the fields that make no sense, one without an id is left out', () => {
  const { output, left } = parseUsable(Answer, {
    total: 4,
    hits: [
      { productId: 'a', hitType: 'hologram', price: { amount: 1 } },
      { price: 'free', images: [{ link: 7 }] },
      null,
      { productId: 'b', price: '9.5', images: [{ link: 'x' }, { title: 'no link' }] },
    ],
  })

  expect(output?.hits).toEqual([
    { productId: 'a', images: [] },
    { productId: 'b', price: 9.5, images: [{ link: 'x' }] },
  ])
  expect(left).toContain('hits.1.productId')
})

test('an answer of another kind altogether is no answer', () => {
  expect(parseUsable(Answer, 'maintenance').output).toBeNull()
  expect(parseUsable(Answer, { hits: [] }).output).toBeNull()
})
