import * as v from 'valibot'

import { AddCoupon, AddToBag, RemoveCoupon, UpdateLine } from '#shared/contract/bag.ts'
import {
  ADDRESS_FIELDS,
  BillingAddressInput,
  ChooseShippingMethod,
  PlaceOrder,
  SavePayment,
  SaveShippingAddress,
} from '#shared/contract/checkout.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import { STEP_FIELD } from '#shared/actions.ts'

type Values = Record<string, string>

/** Converts the text fields of each form and validates them with the contract's schema. */
export const formInputs = {
  addToBag: (values: Values) =>
    parsed(AddToBag, { ...only(values, 'productId'), ...quantityIn(values) }),
  updateLine: (values: Values) =>
    parsed(UpdateLine, { ...only(values, 'lineId'), ...steppedIn(values) }),
  addCoupon: (values: Values) => parsed(AddCoupon, only(values, 'code')),
  removeCoupon: (values: Values) => parsed(RemoveCoupon, only(values, 'couponId')),
  saveShippingAddress: (values: Values) =>
    parsed(SaveShippingAddress, only(values, 'email', ...ADDRESS_FIELDS)),
  chooseShippingMethod: (values: Values) => parsed(ChooseShippingMethod, only(values, 'methodId')),
  billing: (values: Values) => parsed(BillingAddressInput, billingIn(values)),
  savePayment: (values: Values) =>
    parsed(SavePayment, { token: values['token'] || null, billing: billingIn(values) }),
  placeOrder: (values: Values) =>
    parsed(PlaceOrder, {
      total: /^\d{1,9}$/.test(values['total'] ?? '') ? Number(values['total']) : null,
    }),
}

/** Accepts whole numbers only; `1e3`, `1.5` and the like are invalid. */
const quantityIn = ({ quantity = '' }: Values) => ({
  quantity: /^\d{1,3}$/.test(quantity.trim()) ? Number(quantity) : null,
})

/** Adds the step to the quantity in the field, down to 0. The shop's own rules set the maximum. */
function steppedIn({ [STEP_FIELD]: step, ...values }: Values) {
  const { quantity } = quantityIn(values)
  if (step === undefined || quantity === null) return { quantity }
  return { quantity: /^-?\d{1,3}$/.test(step) ? Math.max(quantity + Number(step), 0) : null }
}

const billingIn = (values: Values) => ({
  ...only(values, 'countryCode', ...ADDRESS_FIELDS),
  sameAsShipping: values['sameAsShipping'] === 'on',
})

const only = (values: Values, ...names: string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

function parsed<Input>(schema: v.GenericSchema<unknown, Input>, raw: unknown): Input {
  const result = v.safeParse(schema, raw)
  if (result.success) return result.output
  const field = result.issues[0].path?.[0]?.key
  throw new ProblemError(
    'invalid-input',
    typeof field === 'string' ? { field, fields: { [field]: 'choice' } } : {},
  )
}
