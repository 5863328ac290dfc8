import { expect, test } from 'vitest'

import { elementsIn, renderPart } from '../app/testing/render-part.tsx'
import type { QuantityRules } from './quantity.ts'
import { QuantityField } from './quantity-field.tsx'

function fieldOf(quantity: number, rules: QuantityRules, isInBag = false) {
  const markup = renderPart(
    <QuantityField
      id="q"
      label="Quantity"
      limitText="No more"
      quantity={quantity}
      rules={rules}
      isInBag={isInBag}
    />,
  )
  const [less, more] = elementsIn(markup, 'button')
  const [input] = elementsIn(markup, 'input')
  return { less, input, more, markup }
}

test('a field offers whole steps from the minimum to the greatest quantity', () => {
  const { input } = fieldOf(2, { min: 2, step: 3, max: 10 })

  expect(input).toMatchObject({ type: 'number', value: '2', min: '2', max: '8', step: '3' })
})

test('while choosing, a button at its end is marked and nothing is posted', () => {
  const rules = { min: 1, step: 1, max: 3 }
  const ends = (quantity: number) => {
    const { less, more } = fieldOf(quantity, rules)
    return [less, more].map((button) => button?.['aria-disabled'])
  }

  expect(ends(1)).toEqual(['true', 'false'])
  expect(ends(2)).toEqual(['false', 'false'])
  expect(ends(3)).toEqual(['false', 'true'])
  expect(fieldOf(2, rules).less).toMatchObject({ type: 'button', value: '0' })
})

test('in the bag, the buttons post the change, and one step below the minimum removes the line', () => {
  const rules = { min: 2, step: 2, max: 6 }
  const posts = (quantity: number) => {
    const { less, more } = fieldOf(quantity, rules, true)
    return [less, more].map((button) => button?.['value'])
  }

  expect(posts(4)).toEqual(['-2', '2'])
  expect(posts(2)).toEqual(['-2', '2'])
  expect(fieldOf(2, rules, true).less).toMatchObject({ type: 'submit', 'aria-disabled': 'false' })
  expect(fieldOf(2, rules, true).input).toMatchObject({ min: '0', max: '6' })
})

test('in the bag, a step from more than there is left starts at the greatest quantity', () => {
  const { less, more } = fieldOf(9, { min: 1, step: 1, max: 4 }, true)

  expect(less).toMatchObject({ value: '-6' })
  expect(more).toMatchObject({ value: '-4', 'aria-disabled': 'true' })
})
