import { CheckoutFooter } from '../../features/shell/checkout-footer.tsx'
import { CheckoutHeader } from '../../features/shell/checkout-header.tsx'
import type { Shell } from '../page.ts'

/** The header and footer of the checkout. */
export const checkoutShell: Shell = { Header: CheckoutHeader, Footer: CheckoutFooter }
