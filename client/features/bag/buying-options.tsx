import { useEffectEvent, useLayoutEffect } from 'react'
import { FormattedMessage } from 'react-intl'

import type { SetMember } from '#shared/product/product.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'

import { useSession } from '../../app/session.ts'
import { AgentLines, AvailabilityLine } from '../../ui/product/buying.tsx'
import type { Choice } from '../product/choice.ts'
import type { Buyable } from '../product/purchase.ts'
import { FulfillmentChoice } from './fulfillment-choice.tsx'
import type { Judged } from './judged.ts'
import { ShippingNote } from './shipping-note.tsx'
import { useJudged } from './use-judged.ts'
import type { useLiveAvailability } from './use-live-availability.ts'

export interface BuyingOptionsProps {
  product: SetMember
  choice: Choice
  buyable: Buyable
  /** What the shopper has chosen, if anything. */
  chosen: Fulfillment | null
  onChoose: (mode: Fulfillment) => void
  /** Called with what the form has to know, before it is painted. */
  onJudged: (judged: Judged) => void
}

/** How the product reaches the shopper: as the edge knows it, and soon as stock and store have it (spec 2 §4). */
export function BuyingOptions(props: BuyingOptionsProps) {
  const { product, choice, buyable, chosen, onChoose, onJudged } = props
  const { productId } = buyable
  const { judged, options: found, isNowhere, live } = useJudged({ product, buyable, chosen })
  const { mode, isSoldOut, needsStore, limit, missing, remembered, onQuantity } = judged
  const { max } = judged.rules
  const tell = useEffectEvent(() => onJudged(judged))
  // Before paint, so that the form is never seen with what no longer counts.
  useLayoutEffect(
    () => tell(),
    [productId, mode, isSoldOut, needsStore, max, limit, missing, remembered, onQuantity],
  )

  if (product.isGiftCard) return null
  return (
    <>
      {product.pickup || product.pickupObstacle ? (
        <FulfillmentChoice
          productId={productId}
          options={found}
          mode={mode}
          isSwitched={chosen === 'pickup' && mode === 'shipping'}
          isNowhere={isNowhere}
          place={live?.store?.place ?? null}
          shippingNote={<ShippingNote product={product} choice={choice} option={found.shipping} />}
          onChoose={onChoose}
        />
      ) : (
        <AvailabilityLine>
          <ShippingNote product={product} choice={choice} option={found.shipping} />
        </AvailabilityLine>
      )}
      <Inventories productId={productId} live={live} />
    </>
  )
}

interface InventoriesProps {
  productId: string
  live: ReturnType<typeof useLiveAvailability>
}

/** What agents see of the stock (spec 2 §6). */
function Inventories({ productId, live }: InventoriesProps) {
  const isAgent = Boolean(useSession()?.agent)
  const inventory = live?.inventories?.find(({ id }) => id === productId)
  if (!isAgent || !inventory) return null
  const { web, inStore } = inventory
  return (
    <AgentLines>
      {web !== null && (
        <li>
          <FormattedMessage tagName="span" id="agent.webInventory" values={{ count: web }} />
        </li>
      )}
      {inStore !== null && (
        <li>
          <FormattedMessage tagName="span" id="agent.storeInventory" values={{ count: inStore }} />
        </li>
      )}
    </AgentLines>
  )
}
