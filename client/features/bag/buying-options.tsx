import { useEffectEvent, useLayoutEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { SetMember } from '#shared/contract/product.ts'
import type { Fulfillment } from '#shared/fulfillment/fulfillment.ts'

import { useSession } from '../../app/session.ts'
import { AgentLines, AvailabilityLine } from '../../ui/buying.tsx'
import type { Choice } from '../product/choice.ts'
import type { Buyable } from '../product/purchase.ts'
import { AutoRefresh } from './auto-refresh.tsx'
import { FulfillmentChoice } from './fulfillment-choice.tsx'
import { isSoldOut, knownOptions, liveOptions, modeOf, roomFor } from './fulfillment-options.ts'
import type { Judged } from './judged.ts'
import { missingOf } from './missing-of.ts'
import { ShippingNote } from './shipping-note.tsx'
import { modeIn, useHeld } from './use-held.ts'
import { useIsNowhere } from './use-nearby.ts'
import { useKeptQuantity } from './use-kept-quantity.ts'
import { useLiveAvailability } from './use-live-availability.ts'

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
function BuyingOptions(props: BuyingOptionsProps) {
  const { product, choice, buyable, chosen, onChoose, onJudged } = props
  const { productId } = buyable
  const live = useLiveAvailability(productId)
  const now = live && liveOptions(live, productId, buyable.rules)
  const isNowhere = useIsNowhere(productId, now?.pickup.obstacle === 'not-in-store')
  const options = now ?? knownOptions(product, buyable)
  const found = isNowhere ? { ...options, pickup: withoutStores(options.pickup) } : options
  const held = useHeld(product, productId)
  const mode = modeOf(found, chosen ?? modeIn(held))
  const option = found[mode]
  const { min } = buyable.rules
  const own = held.own[mode]
  const room = product.isGiftCard
    ? buyable.rules.max
    : roomFor(option, { own, family: held.family })
  // The field keeps a quantity that is valid.
  const max = room === null ? null : Math.max(room, min)
  const rules = { ...buyable.rules, max }
  const missing = missingOf(useIntl(), { room, min, option, held })
  const kept = useKeptQuantity({ productId, mode, isInBag: own > 0, rules })
  const needsStore = mode === 'pickup' && found.pickup.obstacle === 'no-store'
  const isGone = isSoldOut(found)

  const tell = useEffectEvent(() =>
    onJudged({
      productId,
      mode,
      isSoldOut: isGone,
      needsStore,
      ...kept,
      rules,
      limit: option.limit,
      missing,
    }),
  )
  // Before paint, so that the form is never seen with what no longer counts.
  useLayoutEffect(
    () => tell(),
    [productId, mode, isGone, needsStore, max, option.limit, missing, kept.remembered, own > 0],
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

/** No store around has it, so that there is none to choose. */
const withoutStores = <Option extends { obstacle: string | null }>(pickup: Option): Option =>
  pickup.obstacle === 'no-store' ? { ...pickup, obstacle: 'not-in-store' } : pickup

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
          <FormattedMessage id="agent.webInventory" values={{ count: web }} />
        </li>
      )}
      {inStore !== null && (
        <li>
          <FormattedMessage id="agent.storeInventory" values={{ count: inStore }} />
        </li>
      )}
    </AgentLines>
  )
}

export const buyingOptions = { BuyingOptions, AutoRefresh }
