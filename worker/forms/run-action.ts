import { confirmationPath, STEP_PATHS } from '#shared/checkout/step-paths.ts'
import type { IdempotencyKey } from '#shared/contract/bag.ts'
import type { PaymentPageShopper, Shopper } from '#shared/contract/shopper.ts'
import type { ActionName } from '#shared/actions.ts'
import { routes } from '#shared/routes.ts'

import { formInputs } from './form-input.ts'

interface SubmittedAction {
  shopper: Shopper & PaymentPageShopper
  values: Record<string, string>
  idempotencyKey: IdempotencyKey
}

/** Runs the action of a form. @returns the path or provider URL to redirect the shopper to */
type RunAction = (form: SubmittedAction) => Promise<string>

const cart = routes.cart.href({})

/** The actions by name. Each uses the same rule as its counterpart under `/api`. */
export const runAction: Record<ActionName, RunAction> = {
  async addToBag({ shopper, values, idempotencyKey }) {
    await shopper.addToBag(formInputs.addToBag(values), idempotencyKey)
    return cart
  },
  async updateLine({ shopper, values, idempotencyKey }) {
    await shopper.updateLine(formInputs.updateLine(values), idempotencyKey)
    return cart
  },
  async addCoupon({ shopper, values, idempotencyKey }) {
    await shopper.addCoupon(formInputs.addCoupon(values), idempotencyKey)
    return cart
  },
  async removeCoupon({ shopper, values, idempotencyKey }) {
    await shopper.removeCoupon(formInputs.removeCoupon(values), idempotencyKey)
    return cart
  },
  async saveShippingAddress({ shopper, values, idempotencyKey }) {
    await shopper.saveShippingAddress(formInputs.saveShippingAddress(values), idempotencyKey)
    return STEP_PATHS.shipping
  },
  async chooseShippingMethod({ shopper, values, idempotencyKey }) {
    const { openStep } = await shopper.chooseShippingMethod(
      formInputs.chooseShippingMethod(values),
      idempotencyKey,
    )
    return openStep === 'shipping' ? STEP_PATHS.shipping : STEP_PATHS.billing
  },
  async savePayment({ shopper, values, idempotencyKey }) {
    const { openStep } = await shopper.savePayment(formInputs.savePayment(values), idempotencyKey)
    return STEP_PATHS[openStep]
  },
  startPaymentPage: ({ shopper, values, idempotencyKey }) =>
    shopper.startPaymentPage(formInputs.billing(values), idempotencyKey),
  async placeOrder({ shopper, values, idempotencyKey }) {
    return confirmationPath(await shopper.placeOrder(formInputs.placeOrder(values), idempotencyKey))
  },
}
