import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { isPossible, type FulfillmentOption } from './fulfillment-options.ts'

interface PickupMessageProps {
  /** Leads to the other stores. */
  link: AnchorHTMLAttributes<HTMLAnchorElement>
  pickup: FulfillmentOption
  isShipped: boolean
  isSwitched: boolean
  isNowhere: boolean
}

/** Why the shopper's store, which may change its mind, hands nothing over. */
const AT_STORE = new Set<FulfillmentOption['obstacle']>(['store-off', 'out-of-stock'])

/** Why a product cannot be picked up, or why it can only be picked up (spec 2 §8). */
export function PickupMessage({
  link,
  pickup,
  isShipped,
  isSwitched,
  isNowhere,
}: PickupMessageProps) {
  const { obstacle } = pickup
  const isMissing = obstacle === 'not-in-store'
  if (obstacle === 'pickup-off') return <FormattedMessage tagName="span" id="pickup.off" />
  if (isMissing && isNowhere) return <Nowhere isShippedInstead={isSwitched && isShipped} />
  if (isMissing) {
    const others = (words: ReactNode[]) => <a {...link}>{words}</a>
    return <FormattedMessage tagName="span" id="pickup.notHere" values={{ link: others }} />
  }
  if (AT_STORE.has(obstacle)) return <FormattedMessage tagName="span" id="stores.pickupOffText" />
  return (
    !isShipped && isPossible(pickup) && <FormattedMessage tagName="span" id="pickup.onlyInStore" />
  )
}

const Nowhere = ({ isShippedInstead }: { isShippedInstead: boolean }) => (
  <>
    <FormattedMessage tagName="span" id="pickup.nowhere" />{' '}
    {isShippedInstead && <FormattedMessage tagName="span" id="pickup.shippedInstead" />}
  </>
)
