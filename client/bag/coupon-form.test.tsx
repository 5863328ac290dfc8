import * as v from 'valibot'
import { expect, test } from 'vitest'

import { Bag } from '#shared/bag/bag.ts'

import { elementsIn, renderPart } from '../app/testing/render-part.tsx'
import { Coupons } from './coupon-form.tsx'
import { smallBag, smallLine } from './testing/small-bag.ts'

const coupon = (code: string, applies = true) => ({ id: `id-${code}`, code, applies })

const bagWith = (coupons: ReturnType<typeof coupon>[]) =>
  v.parse(Bag, { ...smallBag([smallLine('lamp', 1)]), coupons, couponLimit: 2 })

const refused = (action: 'addCoupon' | 'removeCoupon', values: Record<string, string>) => ({
  rejectedForm: { action, values, problem: 'coupon-unknown' as const, fields: {} },
})

test('the field for a code gives way to a note at the limit', () => {
  const below = renderPart(<Coupons bag={bagWith([coupon('A')])} />)
  const full = renderPart(<Coupons bag={bagWith([coupon('A'), coupon('B')])} />)

  expect(below).toContain('id="coupon-code"')
  expect(below).not.toContain('id="coupon-limit"')
  expect(full).not.toContain('id="coupon-code"')
  expect(full).toContain('id="coupon-limit"')
  expect(elementsIn(full, 'li')).toHaveLength(2)
})

test('a code that applies to nothing in the bag explains it', () => {
  const [used, idle] = elementsIn(
    renderPart(<Coupons bag={bagWith([coupon('A'), coupon('B', false)])} />),
    'li',
  )

  expect(used?.text).toBe('A')
  expect(idle?.text).toBe('BNothing in your bag qualifies for this code yet.')
})

test('a used-up code explains it', () => {
  const usedUp = { ...coupon('A', false), isUsedUp: true }
  const [item] = elementsIn(renderPart(<Coupons bag={bagWith([usedUp])} />), 'li')

  expect(item?.text).toBe('AThis code has already been used, so it no longer gives a discount.')
})

test('an invalid code is shown at its field with what was typed', () => {
  const markup = renderPart(<Coupons bag={bagWith([])} />, refused('addCoupon', { code: 'SPRING' }))
  const field = elementsIn(markup, 'input').find(({ name }) => name === 'code')

  expect(field).toMatchObject({
    value: 'SPRING',
    'aria-invalid': 'true',
    'aria-describedby': 'coupon-problem',
  })
  expect(markup).toContain('id="coupon-problem"')
})

test('only the code that could not be removed explains it', () => {
  const markup = renderPart(
    <Coupons bag={bagWith([coupon('A'), coupon('B')])} />,
    refused('removeCoupon', { couponId: 'id-B' }),
  )

  expect(markup).not.toContain('coupon-id-A-notice')
  expect(markup).toContain('id="coupon-id-B-notice"')
  expect(markup).not.toContain('id="coupon-problem"')
})
