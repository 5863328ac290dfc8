import { useIntl } from 'react-intl'

import type { SetMember } from '#shared/product/product.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'

import type { Buyable } from '../product/purchase.ts'
import {
  isSoldOut,
  knownOptions,
  liveOptions,
  modeOf,
  roomFor,
  type FulfillmentOption,
} from './fulfillment-options.ts'
import type { Judged } from './judged.ts'
import { useSession } from '../../app/session.ts'
import { missingOf } from './missing-of.ts'
import { modeIn, useHeld } from './use-held.ts'
import { useKeptQuantity } from './use-kept-quantity.ts'
import { useLiveAvailability } from './use-live-availability.ts'
import { useIsNowhere } from './use-nearby.ts'

interface Asked {
  product: SetMember
  buyable: Buyable
  /** What the shopper has chosen, if anything. */
  chosen: Fulfillment | null
}

/** Both ways of a product, and what its form has to know of the one in which it is bought. */
export function useJudged({ product, buyable, chosen }: Asked) {
  const { productId, rules } = buyable
  const live = useLiveAvailability(productId)
  const { options, isNowhere } = useOptions({ product, buyable, live })
  const held = useHeld(product, productId)
  const mode = modeOf(options, chosen ?? modeIn(held))
  const option = options[mode]
  const own = held.own[mode]
  const room = product.isGiftCard ? rules.max : roomFor(option, { own, family: held.family })
  const { min } = rules
  // The field keeps a quantity that is valid.
  const allowed = { ...rules, max: room === null ? null : Math.max(room, min) }
  const missing = missingOf(useIntl(), { room, min, option, held })
  const kept = useKeptQuantity({ productId, mode, isInBag: own > 0, rules: allowed })
  const judged: Judged = {
    productId,
    mode,
    isSoldOut: isSoldOut(options),
    needsStore: mode === 'pickup' && option.obstacle === 'no-store',
    rules: allowed,
    limit: option.limit,
    isScarce:
      room !== null && room !== roomFor({ ...option, stock: null }, { own, family: held.family }),
    missing,
    ...kept,
  }
  return { judged, options, isNowhere, live }
}

interface Known extends Omit<Asked, 'chosen'> {
  live: ReturnType<typeof useLiveAvailability>
}

function useOptions({ product, buyable, live }: Known) {
  const { productId, rules } = buyable
  const now = live && liveOptions(live, productId, rules)
  const isNowhere = useIsNowhere(productId, now?.pickup.obstacle === 'not-in-store')
  // Until it is known what the store has, the service judges.
  const hasStore = Boolean(useSession()?.store)
  const options = now ?? knownOptions(product, { ...buyable, hasStore })
  const pickup = isNowhere ? withoutStores(options.pickup) : options.pickup
  return { options: { ...options, pickup }, isNowhere }
}

/** No store around has it, so that there is none to choose. */
const withoutStores = (pickup: FulfillmentOption): FulfillmentOption =>
  pickup.obstacle === 'no-store' ? { ...pickup, obstacle: 'not-in-store' } : pickup
