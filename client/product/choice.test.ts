import * as v from 'valibot'
import { expect, test } from 'vitest'

import { ProductId, Variant, VariationAttribute } from '#shared/product/product.ts'

import {
  canChoose,
  choiceOf,
  choiceQuery,
  chosenVariant,
  memberChoiceOf,
  memberChoiceQuery,
  openAttributes,
  queryOfValues,
} from './choice.ts'

const attribute = (id: string, ...values: string[]) => ({
  id,
  name: id,
  values: values.map((value) => ({ value, name: value, orderable: true, swatch: null })),
})
const variant = (id: string, size: string, color: string, orderable = true) => ({
  id,
  values: { size, color },
  orderable,
  price: null,
})

const holder = {
  variationAttributes: v.parse(v.array(VariationAttribute), [
    attribute('size', 'small', 'large'),
    attribute('color', 'chalk', 'ink', 'moss'),
  ]),
  variants: v.parse(v.array(Variant), [
    variant('H1', 'small', 'chalk'),
    variant('H2', 'small', 'ink', false),
    variant('H3', 'large', 'chalk'),
    variant('H4', 'large', 'moss'),
  ]),
}

const choose = (query: string) => choiceOf(holder, new URLSearchParams(query))

test('a complete choice selects a variant, an incomplete one does not', () => {
  expect(chosenVariant(holder, choose('size=large&color=moss'))?.id).toBe('H4')
  expect(chosenVariant(holder, choose('size=large'))).toBeNull()
  expect(openAttributes(holder, choose('size=large')).map(({ id }) => id)).toEqual(['color'])
})

test('a product without variations needs no choice and has no variant', () => {
  const plain = { variationAttributes: [], variants: [] }
  const choice = choiceOf(plain, new URLSearchParams('color=ink'))
  expect(choice).toEqual({})
  expect(openAttributes(plain, choice)).toEqual([])
  expect(chosenVariant(plain, choice)).toBeNull()
})

test('a combination that does not exist selects no variant', () => {
  expect(chosenVariant(holder, choose('size=small&color=moss'))).toBeNull()
})

test('ignores values that the product does not have', () => {
  expect(choose('size=gigantic&color=ink&finish=cedar')).toEqual({ color: 'ink' })
  expect(choose('size=__proto__&color=constructor')).toEqual({})
})

test('preselects the only value of an attribute', () => {
  const single = {
    ...holder,
    variationAttributes: v.parse(v.array(VariationAttribute), [attribute('size', 'small')]),
  }
  expect(choiceOf(single, new URLSearchParams())).toEqual({ size: 'small' })
})

test('a value is available if an orderable variant has it with the other choices', () => {
  const small = choose('size=small')
  expect(canChoose(holder, small, 'color', 'chalk')).toBe(true)
  expect(canChoose(holder, small, 'color', 'ink')).toBe(false)
  expect(canChoose(holder, small, 'color', 'moss')).toBe(false)
  expect(canChoose(holder, small, 'size', 'large')).toBe(true)
})

test('choosing changes one query parameter and keeps the others', () => {
  expect(choiceQuery(new URLSearchParams('size=small'), 'color', 'ink')).toBe(
    'color=ink&size=small',
  )
  expect(choiceQuery(new URLSearchParams('color=ink&size=small'), 'size', 'large')).toBe(
    'color=ink&size=large',
  )
})

test('the choice for a member of a set is nested in the parameter of its id', () => {
  const member = { ...holder, id: v.parse(ProductId, 'M1') }
  const query = new URLSearchParams('M1=size%3Dsmall&M2=size%3Dlarge')
  expect(memberChoiceOf(member, query)).toEqual({ size: 'small' })
  const next = memberChoiceQuery(member.id)(query, 'color', 'ink')
  expect(next).toBe('M1=color%3Dink%26size%3Dsmall&M2=size%3Dlarge')
  expect(memberChoiceOf(member, new URLSearchParams(next))).toEqual({ color: 'ink', size: 'small' })
})

test('a whole choice has one query, whatever its order', () => {
  expect(queryOfValues({ size: 'small', color: 'ink' })).toBe('color=ink&size=small')
})

test('attributes that the shop has no name for are chosen under a prefix', () => {
  const shoe = {
    variationAttributes: v.parse(v.array(VariationAttribute), [attribute('width', 'M', 'W')]),
    variants: [],
  }
  const query = choiceQuery(new URLSearchParams('width=mail'), 'width', 'W')
  expect(query).toBe('dwvar_width=W&width=mail')
  expect(choiceOf(shoe, new URLSearchParams(query))).toEqual({ width: 'W' })
  expect(choiceOf(shoe, new URLSearchParams('width=W'))).toEqual({})
  expect(queryOfValues({ width: 'W', color: 'ink' })).toBe('color=ink&dwvar_width=W')
})
