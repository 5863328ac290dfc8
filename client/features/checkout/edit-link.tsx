import { FormattedMessage } from 'react-intl'

import { STEP_PATHS } from '#shared/checkout/step-paths.ts'

import { useHref } from '../../app/link.ts'

export type CheckoutSection = 'address' | 'email' | 'method' | 'payment' | 'pickup'

const FIX_LINKS = {
  address: [STEP_PATHS.shipping, 'edit=address', 'checkout.editAddress'],
  email: [STEP_PATHS.shipping, 'edit=form', 'checkout.editEmail'],
  method: [STEP_PATHS.shipping, '', 'checkout.editMethod'],
  pickup: [STEP_PATHS.shipping, 'edit=form', 'pickup.edit'],
  payment: [STEP_PATHS.billing, '', 'checkout.editPayment'],
} as const satisfies Record<CheckoutSection, readonly [string, string, FormatjsIntl.Message['ids']]>

/** A link to the step where this part of the order is edited. */
export function EditLink({ part }: { part: CheckoutSection }) {
  const href = useHref()
  const [path, query, what] = FIX_LINKS[part]
  return (
    <a href={href(path, query)}>
      <FormattedMessage id="checkout.edit" />
      <span className="visually-hidden">
        {' '}
        <FormattedMessage tagName="span" id={what} />
      </span>
    </a>
  )
}
