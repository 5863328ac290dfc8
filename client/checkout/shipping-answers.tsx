import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import { checkoutActions } from '#shared/checkout/actions.ts'
import { addressToInput } from '#shared/checkout/address.ts'
import type { Address, Checkout } from '#shared/checkout/checkout.ts'

import { cityLine } from '../kit/address-lines.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useHref } from '../kit/link.ts'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { Button, ButtonRow } from '../ui/button.tsx'
import { Notice } from '../ui/form.tsx'
import { AddressText } from './address-text.tsx'
import { AnswerPanel, PickupAnswer } from './answer-panel.tsx'

/** The shopper's input so far. Rendered on the edge only, so browsers do not load its code. */
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
      {features.pickup && pickup && (
        <ServerMarkup as="div">
          {() => import.meta.env.SSR && <PickupAnswer pickup={pickup} />}
        </ServerMarkup>
      )}
    </>
  )
}

interface AddressCorrectionProps {
  checkout: Checkout
  /** The address as its postal code has it. */
  corrected: Address
}

/** Offers the city and state of the postal code. The typed address is already saved, so the offer can be ignored. */
function AddressCorrection({ checkout, corrected }: AddressCorrectionProps) {
  const { shippingAddress } = checkout
  if (!shippingAddress) return null
  const { postalCode, countryCode } = corrected
  return (
    <Notice role="group" aria-labelledby="correction">
      <h2 id="correction">
        <FormattedMessage
          tagName="span"
          id="correction.heading"
          values={{ place: <span translate="no">{cityLine(corrected, countryCode)}</span> }}
        />
      </h2>
      <p>
        <FormattedMessage
          tagName="span"
          id="correction.text"
          values={{ code: postalCode, country: countryCode }}
        />
      </p>
      <ButtonRow>
        <AddressButton checkout={checkout} address={corrected} tone="outline">
          <FormattedMessage id="correction.use" />
        </AddressButton>
        <AddressButton checkout={checkout} address={shippingAddress} tone="quiet" keepsPlace>
          <FormattedMessage id="correction.keep" />
        </AddressButton>
      </ButtonRow>
    </Notice>
  )
}

interface AddressButtonProps {
  checkout: Checkout
  address: Address
  tone: 'outline' | 'quiet'
  keepsPlace?: boolean
  children: ReactNode
}

/** Saves the step again with this address. */
function AddressButton({ checkout, address, tone, keepsPlace, children }: AddressButtonProps) {
  const { email, pickup } = checkout
  const { firstName = '', lastName = '', phone } = pickup?.person ?? {}
  const fields = {
    email: email ?? '',
    pickupFirstName: firstName,
    pickupLastName: lastName,
    pickupPhone: phone ?? '',
    ...addressToInput(address),
    ...(keepsPlace && { keepsPlace: 'on' }),
  }
  return (
    <form method="post" action={useHref()(checkoutActions.saveShippingAddress.path)}>
      <HiddenFields fields={fields} />
      <Button type="submit" tone={tone}>
        {children}
      </Button>
    </form>
  )
}

interface ShippingAddressPanelProps {
  checkout: Pick<Checkout, 'email' | 'shippingAddress'>
}

/** The saved e-mail and shipping address. */
function ShippingAddressPanel({ checkout: { email, shippingAddress } }: ShippingAddressPanelProps) {
  return (
    <AnswerPanel
      id="shipping-address"
      part="address"
      heading={<FormattedMessage tagName="span" id="checkout.shippingAddress" />}
    >
      <p>{email}</p>
      {shippingAddress && <AddressText address={shippingAddress} />}
    </AnswerPanel>
  )
}
