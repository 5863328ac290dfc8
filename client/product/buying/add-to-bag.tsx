import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import type { SetMember } from '#shared/product/product.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'
import { routes } from '#shared/routes.ts'

import { lazyCode, onIntent } from '../../kit/lazy-code.ts'
import { LazyPart } from '../../kit/lazy-part.tsx'
import { useHref } from '../../kit/link.ts'
import { Region } from '../../kit/region.tsx'
import { useSession } from '../../kit/session.ts'
import { Button } from '../../ui/button.tsx'
import { BuyRegion } from '../../ui/quantity.tsx'
import type { Choice } from '../choice.ts'
import { useRejectedForm } from '../../kit/forms/use-rejected-form.ts'
import { purchaseOf, type Purchase } from './purchase.ts'
import { choiceGroupId } from '../variation-choices.tsx'
import { AddToBagForm } from './add-to-bag-form.tsx'
import type { AutoRefreshProps } from '../../auto-refresh/auto-refresh.tsx'
import { buyMore } from './buy-more-code.ts'
import type { BuyingState } from './use-buying-state.ts'
import { SignInToBuy } from './sign-in-to-buy.tsx'
import { useAddedDialog, type Added } from './use-added-dialog.ts'

/** How a product reaches the shopper: rendered on the edge, and hydrated apart from the form. */
export const buyingOptions = lazyCode(
  async () => (await import('./buying-options.tsx')).BuyingOptions,
)

/** How often a product is sent again, of which most products know nothing. */
export const autoRefresh = lazyCode(
  async () => (await import('../../auto-refresh/auto-refresh.tsx')).AutoRefresh,
)

interface AddToBagProps {
  product: SetMember
  choice: Choice
  size?: 'page' | 'row'
  /** Stands between the way that the product takes and the form. */
  children?: ReactNode
}

/**
 * The choices and the form that add to the bag, or the reason why the product cannot be bought.
 */
export function AddToBag({ product, choice, size = 'page', children }: AddToBagProps) {
  const purchase = purchaseOf(product, choice)
  const { chosen, choose, buyingState, setBuyingState, mode } = useMode(purchase)
  const isSoldOut = buyingState?.isSoldOut ?? purchase.can === 'not'
  return (
    <>
      <LazyPart code={buyingOptions}>
        {(BuyingOptions) => (
          <BuyingOptions
            product={product}
            choice={choice}
            buyable={purchase}
            chosen={chosen}
            onChoose={choose}
            onBuyingState={setBuyingState}
          />
        )}
      </LazyPart>
      {children}
      {features.autoRefresh && product.autoRefresh && (
        <AutoRefreshPart
          product={product}
          productId={purchase.productId}
          mode={mode}
          isSoldOut={isSoldOut}
        />
      )}
      {isSoldOut ? (
        <SoldOut size={size} />
      ) : (
        <Buyable
          key={purchase.productId}
          product={product}
          choice={choice}
          purchase={purchase}
          mode={mode}
          buyingState={buyingState}
          size={size}
        />
      )}
    </>
  )
}

/** The mode of fulfillment: the shopper's choice, or that of the live state, or the edge's. */
function useMode({ productId, isShipped }: Purchase) {
  const rejected = useRejectedForm('addToBag', { productId })
  const wasPickup = rejected?.values['fulfillment'] === 'pickup'
  const [chosen, choose] = useState<Fulfillment | null>(wasPickup ? 'pickup' : null)
  const [latest, setBuyingState] = useState<BuyingState | null>(null)
  const buyingState = latest?.productId === productId ? latest : null
  const mode = buyingState?.mode ?? chosen ?? (isShipped ? 'shipping' : 'pickup')
  return { chosen, choose, buyingState, setBuyingState, mode }
}

const AutoRefreshPart = /*#__PURE__*/ memo(function AutoRefreshPart(props: AutoRefreshProps) {
  return <LazyPart code={autoRefresh}>{(AutoRefresh) => <AutoRefresh {...props} />}</LazyPart>
})

/** Members-only products are for customers who are signed in. */
function Buyable(props: BuyProps) {
  const { purchase, size } = props
  const isCustomer = useSession()?.customerType === 'registered'
  if (purchase.can !== 'sign-in' || isCustomer) return <Buy {...props} />
  return <SignInToBuy productId={purchase.productId} size={size} />
}

function SoldOut({ size }: Required<Pick<AddToBagProps, 'size'>>) {
  return (
    <BuyRegion size={size}>
      <Button
        type="button"
        tone={size === 'page' ? 'primary' : 'outline'}
        disabled
        data-buys={size === 'page' ? '' : undefined}
      >
        <FormattedMessage id="product.soldOut" />
      </Button>
    </BuyRegion>
  )
}

interface BuyProps {
  product: SetMember
  choice: Choice
  purchase: Purchase
  mode: Fulfillment
  /** Null until it is known. */
  buyingState: BuyingState | null
  size: 'page' | 'row'
}

/**
 * The add form, which stays mounted as more becomes known, or the stepper once the bag holds the
 * product.
 */
function Buy({ product, choice, purchase, mode, buyingState, size }: BuyProps) {
  const [added, showAdded] = useAddedDialog(buyMore.load)
  const [isInBag, setInBag] = useState(false)
  const session = useSession()
  const hasBag = (session?.bagCount ?? 0) > 0
  const { productId, rules, pickupRules } = purchase
  const { region, rememberFocus, restoreFocus } = useFocusOnSwap(isInBag)

  return (
    <BuyRegion ref={region} size={size} {...onIntent(buyMore.preload)}>
      {/* The dialog is shown even if the form fails. */}
      {!isInBag && (
        <Region>
          <AddToBagForm
            productId={productId}
            name={product.name}
            mode={mode}
            isFixed={rules.max === rules.min}
            rules={(mode === 'pickup' && pickupRules) || rules}
            limit={product.webPurchaseLimit}
            openChoice={purchase.can === 'choose' ? choiceGroupId(product.id, purchase.open) : null}
            needsStore={lacksStore(mode, session)}
            {...buyingState}
            onAdding={showAdded}
            size={size}
          />
        </Region>
      )}
      {(hasBag || added) && (
        <LazyPart code={buyMore} failed={<AddedNotice added={added} />}>
          {({ BuyMore }) => (
            <BuyMore
              product={product}
              productId={productId}
              choice={choice}
              mode={mode}
              added={added}
              onHeld={(isHeld) => {
                rememberFocus()
                setInBag(isHeld)
              }}
              onClose={() => {
                showAdded(null)
                restoreFocus()
              }}
            />
          )}
        </LazyPart>
      )}
    </BuyRegion>
  )
}

/** Until the state of the form is known, only a shopper whose session has no store must choose one first. */
const lacksStore = (mode: Fulfillment, session: ReturnType<typeof useSession>) =>
  mode === 'pickup' && session?.store === null

/** Replaces the dialog when its code cannot be loaded. */
function AddedNotice({ added }: { added: Added | null }) {
  const href = useHref()
  if (!added?.bag) return null
  return (
    <p role="status">
      <FormattedMessage tagName="span" id="bag.added" values={{ count: added.quantity }} />{' '}
      <a href={href(routes.cart.href({}))}>
        <FormattedMessage id="bag.view" />
      </a>
    </p>
  )
}

/**
 * Moves the focus to the new control when one control replaces another, but only if the old one had
 * it. Call `noteFocus` before the old control is removed.
 */
function useFocusOnSwap(isInBag: boolean) {
  const region = useRef<HTMLDivElement>(null)
  const wasInBag = useRef(isInBag)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (wasInBag.current !== isInBag && hadFocus.current) focusIn(region.current)
    wasInBag.current = isInBag
  }, [isInBag])
  return {
    region,
    rememberFocus: () => {
      hadFocus.current = region.current?.contains(document.activeElement) ?? false
    },
    restoreFocus: () => focusIn(region.current),
  }
}

function focusIn(region: HTMLElement | null) {
  const focused = document.activeElement
  // A dialog that has just closed may still have the focus.
  const isLost = focused === null || focused === document.body || focused.closest('dialog') !== null
  if (isLost) region?.querySelector<HTMLElement>('[type="submit"]:not(.less)')?.focus()
}
