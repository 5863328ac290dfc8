import { useEffectEvent, useLayoutEffect } from 'react'
import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'
import type { SetMember } from '#shared/product/product.ts'

import { useSession } from '../../kit/session.ts'
import { AgentLines, AvailabilityLine } from '../look-buying.tsx'
import { type Choice, chosenName, openAttributes } from '../choice.ts'
import { FulfillmentChoice } from './fulfillment-choice.tsx'
import type { FulfillmentOption } from './fulfillment-options.ts'
import type { Buyable } from './purchase.ts'
import { type BuyingState, useBuyingState, type useLiveAvailability } from './use-buying-state.ts'

interface BuyingOptionsProps {
  product: SetMember
  choice: Choice
  buyable: Buyable
  /** The shopper's choice, if any. */
  chosen: Fulfillment | null
  onChoose: (mode: Fulfillment) => void
  /** Called with the state of the form, before it is painted. */
  onBuyingState: (buyingState: BuyingState) => void
}

/** How the product reaches the shopper: as the edge knows it, and soon as stock and store have it (spec 2 §4). */
export function BuyingOptions(props: BuyingOptionsProps) {
  const { product, choice, buyable, chosen, onChoose, onBuyingState } = props
  const { productId } = buyable
  const {
    buyingState,
    options: found,
    isNowhere,
    live,
  } = useBuyingState({ product, buyable, chosen })
  const { mode, isSoldOut, needsStore, limit, missing, remembered, onQuantity } = buyingState
  const { max } = buyingState.rules
  const report = useEffectEvent(() => onBuyingState(buyingState))
  // Before paint, so the form never shows an outdated state.
  useLayoutEffect(
    () => report(),
    [productId, mode, isSoldOut, needsStore, max, limit, missing, remembered, onQuantity],
  )

  if (product.isGiftCard) return null
  return (
    <>
      {features.pickup && (product.pickup || product.pickupObstacle) ? (
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

/** The stock, for agents (spec 2 §6). */
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

interface ShippingNoteProps {
  product: SetMember
  choice: Choice
  option: FulfillmentOption
}

/** Whether the product can be shipped, once it is chosen. */
function ShippingNote({ product, choice, option: { obstacle, left } }: ShippingNoteProps) {
  const { variationAttributes } = product
  if (obstacle) {
    const names = variationAttributes.map(({ id }) => chosenName(product, choice, id))
    const isFull = names.length > 0 && names.every((name) => name !== undefined)
    return (
      <span className="note none">
        {isFull ? (
          <FormattedMessage
            tagName="span"
            id="product.isOutOfStock"
            values={{ choice: names.join(', ') }}
          />
        ) : (
          <FormattedMessage tagName="span" id="product.outOfStock" />
        )}
      </span>
    )
  }
  // The open choice is asked for at its group.
  if (openAttributes(product, choice).length > 0) return null
  return (
    <span className={left === null ? 'note good' : 'note low'}>
      {left === null ? (
        <FormattedMessage tagName="span" id="product.inStock" />
      ) : (
        <FormattedMessage tagName="span" id="product.left" values={{ stockLevel: left }} />
      )}
    </span>
  )
}
