import * as v from 'valibot'
import { expect, test } from 'vitest'

import { ShippingMethodId, type Checkout, type ShippingMethod } from '#shared/checkout/checkout.ts'

import { elementsIn, renderPart, textIn } from '../app/testing/render-part.tsx'
import { ShippingMethodForm } from './shipping-method-form.tsx'

const methodOf = (
  id: string,
  cents: number,
  rest: Partial<ShippingMethod> = {},
): ShippingMethod => ({
  id: v.parse(ShippingMethodId, id),
  name: id,
  description: null,
  arrival: null,
  price: { minorUnits: cents, currency: 'USD' },
  ...rest,
})

const shown = (shippingMethods: ShippingMethod[], chosen: string | null) =>
  renderPart(
    <ShippingMethodForm
      checkout={
        {
          shippingMethods,
          shippingMethodId: chosen && v.parse(ShippingMethodId, chosen),
        } as Checkout
      }
    />,
  )

test('each shipping method has its price, and one that costs nothing is free', () => {
  const markup = shown(
    [
      methodOf('Standard', 0, { description: 'By post' }),
      methodOf('Express', 1299, { description: 'By air', arrival: '2 business days' }),
      methodOf('Courier', 2500, { arrivalDays: { from: 'Mon, Nov 30', to: 'Tue, Dec 1' } }),
    ],
    null,
  )
  expect(elementsIn(markup, 'label').map(({ text }) => textIn(text))).toEqual([
    'StandardBy postFree',
    'Express2 business days$12.99',
    'CourierArrives Mon, Nov 30 – Tue, Dec 1$25.00',
  ])
  expect(elementsIn(markup, 'span').filter((part) => part['class'] === 'more')).toHaveLength(3)
})

test('the saved shipping method is preselected, or else the first one', () => {
  const methods = [methodOf('Standard', 0), methodOf('Express', 1299)]
  const checkedIn = (markup: string) =>
    elementsIn(markup, 'input').flatMap(({ type, value, checked }) =>
      type === 'radio' && checked !== undefined ? [value] : [],
    )
  expect(checkedIn(shown(methods, 'Express'))).toEqual(['Express'])
  expect(checkedIn(shown(methods, null))).toEqual(['Standard'])
  expect(checkedIn(shown(methods, 'Courier'))).toEqual(['Standard'])
  expect(shown([], null)).not.toContain('<form')
})
