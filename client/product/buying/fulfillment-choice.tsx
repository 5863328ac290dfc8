import {
  type AnchorHTMLAttributes,
  type ChangeEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { FormattedMessage } from 'react-intl'

import type { Fulfillment } from '#shared/product/fulfillment.ts'
import type { ProductId } from '#shared/product/product.ts'
import { routes } from '#shared/routes.ts'
import type { LivePlace } from '#shared/availability/availability.ts'

import { addFormId } from '../../bag/add-form-id.ts'
import { actionProps, performAction } from '../../kit/document-actions.ts'
import { LazyPart } from '../../kit/lazy-part.tsx'
import { useHref } from '../../kit/link.ts'
import { useSession } from '../../kit/session.ts'
import { onShopEvent } from '../../kit/shop-events.ts'
import { FulfillmentBox } from '../look-buying.tsx'
import { buyMore } from './buy-more-code.ts'
import {
  type FulfillmentOption,
  type FulfillmentOptions,
  isPossible,
} from './fulfillment-options.ts'

interface FulfillmentChoiceProps {
  productId: ProductId
  options: FulfillmentOptions
  mode: Fulfillment
  /** Whether the product is shipped although the shopper has chosen pickup. */
  isSwitched: boolean
  /** Whether no store around the shopper has it. */
  isNowhere: boolean
  /** Where the shopper's store is. Null until it is known. */
  place: LivePlace | null
  /** The note on shipping. */
  shippingNote: ReactNode
  onChoose: (mode: Fulfillment) => void
}

/**
 * Shipping or pickup, each with why it cannot be chosen, and the store of the pickup (spec 2 §4). A store that is chosen
 * here chooses pickup; canceling that keeps the previous choice.
 */
export function FulfillmentChoice(props: FulfillmentChoiceProps) {
  const { productId, options, mode, shippingNote, onChoose } = props
  const hasStore = Boolean(useSession()?.store)
  const fieldset = useShownMode(mode, onChoose)
  const before = useRef<Fulfillment>(null)
  const settle = useEffectEvent((isChosen: boolean) => {
    const next = isChosen ? 'pickup' : before.current
    before.current = null
    if (next) onChoose(next)
  })
  useEffect(
    () =>
      onShopEvent((event) => {
        if (event.type === 'store-settled' && event.productId === productId) settle(event.isChosen)
      }),
    [productId],
  )

  function choose(
    next: Fulfillment,
    { currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>,
  ) {
    // The button shows it already.
    startTransition(() => onChoose(next))
    if (next === 'shipping' || hasStore) return
    before.current = mode
    performAction('chooseStore', { element: currentTarget, value: productId, event: nativeEvent })
  }
  const option = (value: Fulfillment, note: ReactNode) => (
    <label>
      <input
        type="radio"
        name="fulfillment"
        form={addFormId(productId)}
        value={value}
        defaultChecked={mode === value}
        disabled={!isPossible(options[value])}
        onChange={(event) => choose(value, event)}
      />
      <span className="name">
        <FormattedMessage
          tagName="span"
          id={value === 'pickup' ? 'pickup.inStore' : 'pickup.shipIt'}
        />
      </span>
      {note}
    </label>
  )
  return (
    <FulfillmentBox ref={fieldset}>
      <legend className="visually-hidden">
        <FormattedMessage id="pickup.choice" />
      </legend>
      {option('shipping', shippingNote)}
      <div className="pickup">
        {option('pickup', <PickupNote {...props} />)}
        {hasReason(options, hasStore) && (
          <div className="where">
            <StoreOrReason {...props} />
          </div>
        )}
      </div>
    </FulfillmentBox>
  )
}

/** Whether the choice of a store matters, or pickup has a message besides its note. */
const hasReason = ({ pickup: { obstacle, limit } }: FulfillmentOptions, hasStore: boolean) =>
  obstacle === 'pickup-off' || (obstacle !== 'not-eligible' && (hasStore || limit !== 0))

const PICKUP_NOTES = {
  'store-off': 'stores.pickupOff',
  'out-of-stock': 'product.outOfStock',
  'sold-out': 'product.outOfStock',
  short: 'product.outOfStock',
  'not-eligible': 'pickup.notEligible',
} as const

function PickupNote({ options: { pickup } }: Pick<FulfillmentChoiceProps, 'options'>) {
  const { obstacle } = pickup
  if (obstacle === null || !(obstacle in PICKUP_NOTES)) return null
  const reason = Object.entries(PICKUP_NOTES).find(([name]) => name === obstacle)
  return reason ? (
    <span className="note none">
      <FormattedMessage tagName="span" id={reason[1]} />
    </span>
  ) : null
}

/** The store, which opens the dialog in which another one is chosen, or why pickup is not possible. */
function StoreOrReason(props: FulfillmentChoiceProps) {
  const { productId, options, isSwitched, isNowhere, place } = props
  const href = useHref()
  const name = useSession()?.store?.storeName
  const { shipping, pickup } = options
  const link = {
    href: href(routes.storeLocator.href({})),
    ...actionProps('chooseStore', productId),
  }
  const message = (
    <PickupMessage
      link={link}
      pickup={pickup}
      isShipped={isPossible(shipping)}
      isSwitched={isSwitched}
      isNowhere={isNowhere}
    />
  )
  const isNamed = pickup.obstacle !== 'pickup-off' && pickup.obstacle !== 'not-in-store'
  return (
    <>
      {isNamed && (
        <a {...link}>{name ?? <FormattedMessage tagName="span" id="shell.selectStore" />}</a>
      )}
      {isNamed && place && (
        <LazyPart code={buyMore}>{({ StorePlace }) => <StorePlace place={place} />}</LazyPart>
      )}
      {isPossible(pickup) && !place && (
        <p>
          <FormattedMessage tagName="span" id="pickup.promise" />
        </p>
      )}
      <p role="status">{message}</p>
    </>
  )
}

/**
 * The buttons follow the mode, which stock may change. A choice from before hydration counts.
 * @returns the ref of the fieldset
 */
function useShownMode(mode: Fulfillment, onChoose: (mode: Fulfillment) => void) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const isFirst = useRef(true)
  const latest = useRef(onChoose)
  useEffect(() => {
    latest.current = onChoose
  })
  useEffect(() => {
    const radios = fieldset.current?.querySelectorAll<HTMLInputElement>('input') ?? []
    const checked = [...radios].find((radio) => radio.checked)?.value
    const isTheirs = isFirst.current && checked === 'pickup' && mode === 'shipping'
    isFirst.current = false
    if (isTheirs) return latest.current('pickup')
    for (const radio of radios) radio.checked = radio.value === mode
  }, [mode])
  return fieldset
}

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
function PickupMessage({ link, pickup, isShipped, isSwitched, isNowhere }: PickupMessageProps) {
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
