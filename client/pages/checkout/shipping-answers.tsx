import type { Checkout } from '#shared/checkout/checkout.ts'

import { ServerMarkup } from '../../app/server-markup.tsx'
import { PickupAnswer } from '../../features/checkout/pickup-answer.tsx'
import { AddressCorrection } from './address-correction.tsx'
import { ShippingAddressPanel } from './shipping-address-panel.tsx'

/** What the shopper has said so far. Only the edge renders it, so browsers do not load its code. */
export function ShippingAnswers({ checkout }: { checkout: Checkout }) {
  const { correction, pickup } = checkout
  return (
    <>
      {correction && (
        <ServerMarkup as="div">
          {() =>
            import.meta.env.SSR && <AddressCorrection checkout={checkout} corrected={correction} />
          }
        </ServerMarkup>
      )}
      <ServerMarkup as="div">
        {() => import.meta.env.SSR && <ShippingAddressPanel checkout={checkout} />}
      </ServerMarkup>
      {pickup && (
        <ServerMarkup as="div">
          {() => import.meta.env.SSR && <PickupAnswer pickup={pickup} />}
        </ServerMarkup>
      )}
    </>
  )
}
