import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { SetMember } from '#shared/product/product.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'
import { routes } from '#shared/routes.ts'

import { lazyCode, onIntent } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { useHref } from '../../app/link.ts'
import { Region } from '../../app/region.tsx'
import { useSession } from '../../app/session.ts'
import { Button } from '../../ui/button.tsx'
import { BuyRegion } from '../../ui/quantity.tsx'
import type { Choice } from '../product/choice.ts'
import { useRejectedForm } from '../actions/use-rejected-form.ts'
import { purchaseOf, type Purchase } from '../product/purchase.ts'
import { choiceGroupId } from '../product/variation-choices.tsx'
import { AddToBagForm } from './add-to-bag-form.tsx'
import type { AutoRefreshProps } from './auto-refresh.tsx'
import { buyMore } from './buy-more-code.ts'
import type { Judged } from './judged.ts'
import { SignInToBuy } from './sign-in-to-buy.tsx'
import { useAddedDialog, type Added } from './use-added-dialog.ts'

/** How a product reaches the shopper: rendered on the edge, and hydrated apart from the form. */
export const buyingOptions = lazyCode(
  async () => (await import('./buying-options.tsx')).BuyingOptions,
)

/** How often a product is sent again, of which most products know nothing. */
export const autoRefresh = lazyCode(async () => (await import('./auto-refresh.tsx')).AutoRefresh)

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
  const { chosen, choose, judged, tell, mode } = useWay(purchase)
  const isSoldOut = judged?.isSoldOut ?? purchase.can === 'not'
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
            onJudged={tell}
          />
        )}
      </LazyPart>
      {children}
      {product.autoRefresh && (
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
          judged={judged}
          size={size}
        />
      )}
    </>
  )
}

/** The way that the product takes: as it is chosen, or judged, or as the edge knows it. */
function useWay({ productId, isShipped }: Purchase) {
  const rejected = useRejectedForm('addToBag', { productId })
  const wasPickup = rejected?.values['fulfillment'] === 'pickup'
  const [chosen, choose] = useState<Fulfillment | null>(wasPickup ? 'pickup' : null)
  const [latest, tell] = useState<Judged | null>(null)
  const judged = latest?.productId === productId ? latest : null
  const mode = judged?.mode ?? chosen ?? (isShipped ? 'shipping' : 'pickup')
  return { chosen, choose, judged, tell, mode }
}

const AutoRefreshPart = memo(function AutoRefreshPart(props: AutoRefreshProps) {
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
  judged: Judged | null
  size: 'page' | 'row'
}

/**
 * The add form, which stays mounted as more becomes known, or the stepper once the bag holds the
 * product.
 */
function Buy({ product, choice, purchase, mode, judged, size }: BuyProps) {
  const [added, showAdded] = useAddedDialog(buyMore.load)
  const [isInBag, setInBag] = useState(false)
  const session = useSession()
  const hasBag = (session?.bagCount ?? 0) > 0
  const { productId, rules, pickupRules } = purchase
  const { region, rememberFocus, restoreFocus } = useFocusOnSwap(isInBag)

  return (
    <BuyRegion ref={region} size={size} {...onIntent(buyMore.preload)}>
      {/* What was added is shown all the same if the form fails. */}
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
            {...judged}
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

/** Until the product is judged, only a shopper whose session names no store has to choose one first. */
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
