import { CheckoutFooter } from '../../features/shell/checkout-footer.tsx'
import { CheckoutHeader } from '../../features/shell/checkout-header.tsx'
import type { Shell } from '../page.ts'

/** What stands around the steps to an order. */
export const checkoutShell: Shell = { Header: CheckoutHeader, Footer: CheckoutFooter }
