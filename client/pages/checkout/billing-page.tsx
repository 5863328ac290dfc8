import { CheckoutLayout } from '../../features/checkout/checkout-layout.tsx'
import { loadCheckout } from '../../features/checkout/load-checkout.ts'
import { useCheckout } from '../../features/checkout/use-checkout.ts'
import { definePersonalPage } from '../page.ts'
import { checkoutShell } from './checkout-shell.ts'
import { BillingForm } from './billing-form.tsx'

export const billingPage = definePersonalPage({
  load: (context) => loadCheckout(context, 'billing'),
  Component: Billing,
  shell: checkoutShell,
})

function Billing() {
  const checkout = useCheckout('billing')
  if (!checkout) return null
  return (
    <CheckoutLayout step="billing" checkout={checkout}>
      <BillingForm checkout={checkout} />
    </CheckoutLayout>
  )
}
