import { FormattedMessage } from 'react-intl'

import type { Checkout } from '#shared/contract/checkout.ts'
import type { Unfilled } from '#shared/contract/member-checkout.ts'

import { Notice } from '../../ui/form.tsx'

const TEXTS: Record<Unfilled | 'payment', FormatjsIntl.Message['ids']> = {
  address: 'unfilled.address',
  pickup: 'unfilled.pickup',
  method: 'unfilled.method',
  card: 'unfilled.card',
  payment: 'unfilled.payment',
  rest: 'unfilled.rest',
}

const isUnfilled = (what: string | null): what is keyof typeof TEXTS =>
  what !== null && what in TEXTS

/** Whoever comes back to the page may have filled it in meanwhile. */
function isFilled(what: Unfilled | 'payment', { shippingAddress, pickup, openStep }: Checkout) {
  if (what === 'address') return shippingAddress !== null
  if (what === 'pickup') return Boolean(pickup?.person)
  return what === 'card' && openStep === 'review'
}

interface UnfilledNoticeProps {
  what: string | null
  checkout: Checkout
}

/** What one press from the bag could not fill in, or signing in has left behind. Only the edge renders it. */
export const UnfilledNotice = ({ what, checkout }: UnfilledNoticeProps) =>
  isUnfilled(what) &&
  !isFilled(what, checkout) && (
    <Notice
      role="group"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the document is the response to a form
      autoFocus
    >
      <p>
        <FormattedMessage id={TEXTS[what]} />
      </p>
    </Notice>
  )
