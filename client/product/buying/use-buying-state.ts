import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import * as features from '#shop/features.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'
import type { ProductId, SetMember } from '#shared/product/product.ts'
import { QUANTITIES_KEY } from '#shared/product/storage.ts'
import type { LiveAvailability } from '#shared/availability/availability.ts'
import { storeEndpoints } from '#shared/stores/endpoints.ts'

import { addFormId } from '../../bag/add-form-id.ts'
import { normalizeQuantity, type QuantityRules } from '../../bag/quantity.ts'
import { storedValues } from '../../bag/stored-values.ts'
import { type Held, modeIn, useHeld } from '../../bag/use-held.ts'
import { useAppContext } from '../../kit/app-context.ts'
import { createHttpPort } from '../../kit/http/http-port.ts'
import { useSession } from '../../kit/session.ts'
import { onShopEvent } from '../../kit/shop-events.ts'
import {
  type FulfillmentOption,
  isLimitReached,
  isSoldOut,
  knownOptions,
  liveOptions,
  modeOf,
  roomFor,
} from './fulfillment-options.ts'
import { liveAvailabilityQuery } from './live-availability-query.ts'
import type { Buyable } from './purchase.ts'

/** The state of the form that buys a product, for the chosen mode. */
export interface BuyingState {
  productId: ProductId
  mode: Fulfillment
  /** Neither shipping nor pickup is possible. */
  isSoldOut: boolean
  /** It is picked up in a store that has yet to be chosen. */
  needsStore: boolean
  rules: QuantityRules
  limit: number | null
  /** Whether it is stock that limits the quantity, more than one order does. */
  isScarce: boolean
  /** Why no more can be added. */
  missing: string | null
  /** The quantity that the shopper chose before, in this mode. */
  remembered: number | null
  /** Whether that was more than is allowed now. */
  isLowered: boolean
  /** Called with each quantity that is chosen. */
  onQuantity: (quantity: number) => void
  /** Called when it is in the bag. */
  onAdded: () => void
}

interface Shortage {
  /** How many can still be added; null if it is unknown. */
  room: number | null
  min: number
  option: FulfillmentOption
  held: Held
}

/** Why no more can be added to the bag. Null if more can. */
function shortageText(intl: IntlShape, { room, min, option, held }: Shortage) {
  if (room === null || room >= min || held.family === 0) return null
  return isLimitReached(option, held.family, min)
    ? intl.formatMessage({ id: 'quantity.full' }, { maxCategoryLimit: option.limit })
    : intl.formatMessage({ id: 'bag.most' }, { count: held.own.shipping + held.own.pickup })
}

/**
 * Whether the last search around the shopper has found no store with the product. Asks once by itself if the
 * shopper's own store has none.
 */
function useIsNowhere(productId: ProductId, isMissingInStore: boolean) {
  const { site, locale } = useAppContext()
  const [searched, setSearched] = useState<{ productId: string; isAnywhere: boolean } | null>(null)
  useEffect(
    () => onShopEvent((event) => event.type === 'stores-searched' && setSearched(event)),
    [],
  )
  const isKnown = searched?.productId === productId
  useEffect(() => {
    if (!isMissingInStore || isKnown) return
    const leaving = new AbortController()
    const { findStores } = createHttpPort(storeEndpoints, { site, locale })
    findStores({ near: null, productId }, leaving.signal).then(
      ({ stores }) => {
        if (!stores || leaving.signal.aborted) return
        setSearched({
          productId,
          isAnywhere: stores.some(({ hasProduct }) => hasProduct !== false),
        })
      },
      () => null,
    )
    return () => leaving.abort()
  }, [isMissingInStore, isKnown, productId, site, locale])
  return isKnown && !searched.isAnywhere
}

const useIsInNoStore = features.pickup ? useIsNowhere : () => false

/**
 * The live availability, once the session has named the store. Read again for another store, also one that was chosen
 * in another tab. Undefined until it is known.
 */
export function useLiveAvailability(productId: ProductId): LiveAvailability | undefined {
  const intl = useIntl()
  const { site, locale } = useAppContext()
  const session = useSession()
  const storeId = session?.store?.storeId ?? null
  const { data } = useQuery({
    ...liveAvailabilityQuery(productId, { site, locale, storeId, intl }),
    enabled: session !== undefined,
  })
  return data
}

/** How long a quantity may still change before it is kept (spec 2 §9). */
const DEBOUNCE_MS = 500

const quantities = storedValues(QUANTITIES_KEY)

interface StoredQuantityOptions {
  productId: ProductId
  mode: Fulfillment
  /** The bag's own quantity takes precedence. */
  isInBag: boolean
  rules: QuantityRules
}

/** The quantity that this browser keeps for a product in a mode, until it is in the bag. */
function useStoredQuantity({ productId, mode, isInBag, rules }: StoredQuantityOptions) {
  const { site } = useAppContext()
  const key = `${site.id}:${productId}:${mode}`
  // Stores a quantity that was typed before this code loaded, before it is read below.
  useState(() => keepTyped(key, productId))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const kept = useMemo(() => quantities.get(key), [key])

  const onQuantity = useCallback(
    (quantity: number) => {
      clearTimeout(timer.current)
      if (!isInBag) timer.current = setTimeout(() => quantities.set(key, quantity), DEBOUNCE_MS)
    },
    [key, isInBag],
  )
  const onAdded = useCallback(() => {
    clearTimeout(timer.current)
    quantities.set(key, null)
  }, [key])
  const known = isInBag || kept === null ? null : normalizeQuantity(String(kept), rules)
  return {
    remembered: known && known.quantity,
    isLowered: known !== null && known.isLimited,
    onQuantity,
    onAdded,
  }
}

function keepTyped(key: string, productId: ProductId) {
  if (typeof document === 'undefined') return
  const field = document.querySelector<HTMLInputElement>(`#${addFormId(productId)} [type="number"]`)
  if (field && field.value !== field.defaultValue) quantities.set(key, Number(field.value))
}

interface BuyingStateOptions {
  product: SetMember
  buyable: Buyable
  /** The shopper's choice, if any. */
  chosen: Fulfillment | null
}

/** The options for a product, and the state of its form for the chosen one. */
export function useBuyingState({ product, buyable, chosen }: BuyingStateOptions) {
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
  const missing = shortageText(useIntl(), { room, min, option, held })
  const kept = useStoredQuantity({ productId, mode, isInBag: own > 0, rules: allowed })
  const buyingState: BuyingState = {
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
  return { buyingState, options, isNowhere, live }
}

interface OptionsInput extends Omit<BuyingStateOptions, 'chosen'> {
  live: ReturnType<typeof useLiveAvailability>
}

function useOptions({ product, buyable, live }: OptionsInput) {
  const { productId, rules } = buyable
  const now = live && liveOptions(live, productId, rules)
  const isNowhere = useIsInNoStore(productId, now?.pickup.obstacle === 'not-in-store')
  // Until the stock of the store is known, the service decides.
  const hasStore = Boolean(useSession()?.store)
  const options = now ?? knownOptions(product, { ...buyable, hasStore })
  const pickup = isNowhere ? withoutStores(options.pickup) : options.pickup
  return { options: { ...options, pickup }, isNowhere }
}

/** No store around has it, so that there is none to choose. */
const withoutStores = (pickup: FulfillmentOption): FulfillmentOption =>
  pickup.obstacle === 'no-store' ? { ...pickup, obstacle: 'not-in-store' } : pickup
