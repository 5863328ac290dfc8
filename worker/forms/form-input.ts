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
    parsed(AddToBag, { ...pick(values, 'productId'), ...quantityOf(values) }),
  updateLine: (values: Values) =>
    parsed(UpdateLine, { ...pick(values, 'lineId'), ...steppedQuantityOf(values) }),
  addCoupon: (values: Values) => parsed(AddCoupon, pick(values, 'code')),
  removeCoupon: (values: Values) => parsed(RemoveCoupon, pick(values, 'couponId')),
  saveShippingAddress: (values: Values) =>
    parsed(SaveShippingAddress, pick(values, 'email', ...ADDRESS_FIELDS)),
  chooseShippingMethod: (values: Values) => parsed(ChooseShippingMethod, pick(values, 'methodId')),
  billing: (values: Values) => parsed(BillingAddressInput, billingOf(values)),
  savePayment: (values: Values) =>
    parsed(SavePayment, { token: values['token'] || null, billing: billingOf(values) }),
  placeOrder: (values: Values) =>
    parsed(PlaceOrder, {
      total: /^\d{1,9}$/.test(values['total'] ?? '') ? Number(values['total']) : null,
    }),
}

/** Accepts whole numbers only; `1e3`, `1.5` and the like are invalid. */
const quantityOf = ({ quantity = '' }: Values) => ({
  quantity: /^\d{1,3}$/.test(quantity.trim()) ? Number(quantity) : null,
})

/** Adds the step to the quantity in the field, down to 0. The shop's own rules set the maximum. */
function steppedQuantityOf({ [STEP_FIELD]: step, ...values }: Values) {
  const { quantity } = quantityOf(values)
  if (step === undefined || quantity === null) return { quantity }
  return { quantity: /^-?\d{1,3}$/.test(step) ? Math.max(quantity + Number(step), 0) : null }
}

const billingOf = (values: Values) => ({
  ...pick(values, 'countryCode', ...ADDRESS_FIELDS),
  sameAsShipping: values['sameAsShipping'] === 'on',
})

const pick = (values: Values, ...names: string[]) =>
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
