import * as v from 'valibot'
import { expect, test } from 'vitest'

import { ProductId } from '../contract/product.ts'
import { selectVariant, type Choosable } from './selection.ts'

test('without a choice, returns the price range and the product’s own pictures', () => {
  const { variant, isComplete, price, pictures } = selectVariant(CUP, {})

  expect(variant).toBeNull()
  expect(isComplete).toBe(false)
  expect(price).toEqual({ now: usd(1000), upTo: usd(2500), was: usd(1200) })
  expect(pictures).toEqual([picture('cup')])
})

test('a partial choice narrows price, pictures and available values', () => {
  const { price, pictures, attributes } = selectVariant(CUP, { color: 'clay' })

  expect(price).toEqual({ now: usd(1500), upTo: null, was: null })
  expect(pictures).toEqual([picture('clay')])
  expect(
    attributes[0]?.values.map(({ value, exists, orderable }) => [value, exists, orderable]),
  ).toEqual([
    ['small', true, true],
    ['large', false, false],
  ])
})

test('a complete choice selects a variant with its own price and availability', () => {
  expect(selectVariant(CUP, { size: 'large', color: 'chalk' })).toMatchObject({
    variant: { id: 'CUPLC' },
    price: { now: usd(2500) },
    availability: { status: 'sold-out' },
  })
  expect(selectVariant(CUP, { size: 'small', color: 'chalk' }).availability.status).toBe('in-stock')
})

test('a combination that does not exist is sold out and selects no variant', () => {
  const { variant, isComplete, availability } = selectVariant(CUP, { size: 'large', color: 'clay' })

  expect(variant).toBeNull()
  expect(isComplete).toBe(true)
  expect(availability.status).toBe('sold-out')
})

test('ignores values that the product does not have', () => {
  expect(
    selectVariant(CUP, { color: 'plaid', size: '__proto__', fragrance: 'fig' }).values,
  ).toEqual({})
})

test('a variant preselects its own values, which the query may override', () => {
  const variant = { ...CUP, id: id('CUPSC'), variationValues: { size: 'small', color: 'chalk' } }

  expect(selectVariant(variant, {}).variant?.id).toBe('CUPSC')
  expect(selectVariant(variant, { color: 'clay' }).variant?.id).toBe('CUPSK')
})

test('returns a product without variations unchanged', () => {
  const plain = { ...CUP, variationAttributes: [], variants: [] }

  expect(selectVariant(plain, { color: 'clay' })).toMatchObject({
    variant: null,
    price: plain.price,
    availability: plain.availability,
  })
})

const id = (text: string) => v.parse(ProductId, text)
const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' as const })
const picture = (name: string) => ({ link: `https://pictures.example/${name}.svg`, alt: name })
const value = (name: string) => ({ value: name, name, orderable: true, swatch: null })
const price = (now: number, was: number | null = null) => ({
  now: usd(now),
  upTo: null,
  was: was === null ? null : usd(was),
})

const CUP: Choosable = {
  id: id('CUP'),
  pictures: [picture('cup')],
  picturesByValue: [
    { attribute: 'color', value: 'chalk', pictures: [picture('chalk')] },
    { attribute: 'color', value: 'clay', pictures: [picture('clay')] },
  ],
  price: { now: usd(1000), upTo: usd(2500), was: null },
  availability: { status: 'in-stock', stockLevel: null },
  variationAttributes: [
    { id: 'size', name: 'Size', values: [value('small'), value('large')] },
    { id: 'color', name: 'Color', values: [value('chalk'), value('clay')] },
  ],
  variants: [
    {
      id: id('CUPSC'),
      values: { size: 'small', color: 'chalk' },
      orderable: true,
      price: price(1000, 1200),
    },
    {
      id: id('CUPSK'),
      values: { size: 'small', color: 'clay' },
      orderable: true,
      price: price(1500),
    },
    {
      id: id('CUPLC'),
      values: { size: 'large', color: 'chalk' },
      orderable: false,
      price: price(2500),
    },
  ],
}
