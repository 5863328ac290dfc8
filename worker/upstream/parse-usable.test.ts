import * as v from 'valibot'
import { expect, test } from 'vitest'

import { parseLeniently } from './parse-usable.ts'

const Hit = v.object({
  price: v.optional(v.number()),
  hitType: v.optional(v.picklist(['master', 'product'])),
  productId: v.string(),
  images: v.optional(v.array(v.object({ link: v.string() })), []),
})
const Answer = v.object({ total: v.number(), hits: v.optional(v.array(Hit), []) })

test('a response that matches the contract is used as it is', () => {
  const answer = { total: 1, hits: [{ productId: 'a', price: 2 }] }

  expect(parseLeniently(Answer, answer)).toEqual({
    output: { total: 1, hits: [{ productId: 'a', price: 2, images: [] }] },
    left: [],
  })
})

test('missing hits and a total as text give an empty result, and both are reported', () => {
  expect(parseLeniently(Answer, { total: '12', hits: null })).toEqual({
    output: { total: 12, hits: [] },
    left: ['total', 'hits'],
  })
})

test('a product loses only its invalid fields, and a product without an id is left out', () => {
  const { output, left } = parseLeniently(Answer, {
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

test('a list in place of an object is left out, although lists inherit properties such as `values`', () => {
  const Attribute = v.object({ values: v.array(v.string()) })
  expect(parseLeniently(v.object({ data: v.array(Attribute) }), { data: [[]] })).toEqual({
    output: { data: [] },
    left: ['data.0.values'],
  })
})

test('a response of an entirely different kind is unusable', () => {
  expect(parseLeniently(Answer, 'maintenance').output).toBeNull()
  expect(parseLeniently(Answer, { hits: [] }).output).toBeNull()
})
