import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { FulfillmentOption } from './fulfillment-options.ts'

interface PickupMessageProps {
  /** Leads to the other stores. */
  link: AnchorHTMLAttributes<HTMLAnchorElement>
  pickup: FulfillmentOption
  isShipped: boolean
  isSwitched: boolean
  isNowhere: boolean
}

/** Why a product cannot be picked up, or why it can only be picked up (spec 2 §8). */
export function PickupMessage({
  link,
  pickup,
  isShipped,
  isSwitched,
  isNowhere,
}: PickupMessageProps) {
  const { obstacle } = pickup
  if (obstacle === 'pickup-off') return <FormattedMessage id="pickup.off" />
  if (isNowhere && (obstacle === 'not-in-store' || obstacle === 'no-store')) {
    return (
      <>
        <FormattedMessage id="pickup.nowhere" />{' '}
        {isSwitched && isShipped && <FormattedMessage id="pickup.shippedInstead" />}
      </>
    )
  }
  if (obstacle === 'not-in-store') {
    const others = (words: ReactNode[]) => <a {...link}>{words}</a>
    return <FormattedMessage id="pickup.notHere" values={{ link: others }} />
  }
  const isOnlyPickedUp = !isShipped && (obstacle === null || obstacle === 'no-store')
  return isOnlyPickedUp && <FormattedMessage id="pickup.onlyInStore" />
}
