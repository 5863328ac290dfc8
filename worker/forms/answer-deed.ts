import { confirmationPath, STEP_PATHS } from '#shared/checkout/step-paths.ts'
import type { OperationId } from '#shared/contract/bag.ts'
import type { PaymentPageShopper, Shopper } from '#shared/contract/shopper.ts'
import type { DeedName } from '#shared/deeds.ts'
import { routes } from '#shared/routes.ts'

import { formInputs } from './form-input.ts'

interface DeedOfForm {
  shopper: Shopper & PaymentPageShopper
  values: Record<string, string>
  operation: OperationId
}

/** Runs the action of a form. @returns the path or provider URL to redirect the shopper to */
type AnswerDeed = (form: DeedOfForm) => Promise<string>

const cart = routes.cart.href({})

/** The actions by name. Each uses the same rule as its counterpart under `/api`. */
export const answerDeed: Record<DeedName, AnswerDeed> = {
  async addToBag({ shopper, values, operation }) {
    await shopper.addItem(formInputs.addItem(values), operation)
    return cart
  },
  async updateLine({ shopper, values, operation }) {
    await shopper.updateItem(formInputs.updateItem(values), operation)
    return cart
  },
  async addCoupon({ shopper, values, operation }) {
    await shopper.addCoupon(formInputs.addCoupon(values), operation)
    return cart
  },
  async removeCoupon({ shopper, values, operation }) {
    await shopper.removeCoupon(formInputs.removeCoupon(values), operation)
    return cart
  },
  async saveShippingAddress({ shopper, values, operation }) {
    await shopper.saveShippingAddress(formInputs.saveShippingAddress(values), operation)
    return STEP_PATHS.shipping
  },
  async chooseShippingMethod({ shopper, values, operation }) {
    const { openStep } = await shopper.chooseShippingMethod(
      formInputs.chooseShippingMethod(values),
      operation,
    )
    return openStep === 'shipping' ? STEP_PATHS.shipping : STEP_PATHS.billing
  },
  async savePayment({ shopper, values, operation }) {
    const { openStep } = await shopper.savePayment(formInputs.savePayment(values), operation)
    return STEP_PATHS[openStep]
  },
  startPaymentPage: ({ shopper, values, operation }) =>
    shopper.startPaymentPage(formInputs.billing(values), operation),
  async placeOrder({ shopper, values, operation }) {
    return confirmationPath(await shopper.placeOrder(formInputs.placeOrder(values), operation))
  },
}
