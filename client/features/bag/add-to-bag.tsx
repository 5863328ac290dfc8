import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { SetMember } from '#shared/contract/product.ts'
import type { Fulfillment } from '#shared/fulfillment/fulfillment.ts'
import { routes } from '#shared/routes.ts'

import { lazyCode, onIntent } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { useHref } from '../../app/link.ts'
import { useSession } from '../../app/session.ts'
import { Button } from '../../ui/button.tsx'
import { BuyRegion } from '../../ui/quantity.tsx'
import type { Choice } from '../product/choice.ts'
import { useRejectedForm } from '../actions/use-rejected-form.ts'
import { purchaseOf, type Purchase } from '../product/purchase.ts'
import { choiceGroupId } from '../product/variation-choices.tsx'
import { AddToBagForm } from './add-to-bag-form.tsx'
import { FulfillmentChoice } from './fulfillment-choice.tsx'
import type { Held } from './buy-more.tsx'
import { SignInToBuy } from './sign-in-to-buy.tsx'
import { useAddedDialog, type Added } from './use-added-dialog.ts'

const buyMore = lazyCode(async () => (await import('./buy-more.tsx')).BuyMore)

interface AddToBagProps {
  product: SetMember
  choice: Choice
  size?: 'page' | 'row'
}

/** The form that adds to the bag, or the reason why the product cannot be bought. */
export function AddToBag({ product, choice, size = 'page' }: AddToBagProps) {
  const purchase = purchaseOf(product, choice)
  const isCustomer = useSession()?.customerType === 'registered'
  if (purchase.can === 'not') return <SoldOut size={size} />
  if (purchase.can === 'sign-in' && !isCustomer) {
    return <SignInToBuy productId={purchase.productId} size={size} />
  }
  return (
    <Buy
      key={purchase.productId}
      product={product}
      choice={choice}
      purchase={purchase}
      size={size}
    />
  )
}

function SoldOut({ size }: Required<Pick<AddToBagProps, 'size'>>) {
  return (
    <BuyRegion size={size}>
      <Button type="button" tone={size === 'page' ? 'primary' : 'outline'} disabled>
        <FormattedMessage id="product.soldOut" />
      </Button>
    </BuyRegion>
  )
}

interface BuyProps {
  product: SetMember
  choice: Choice
  purchase: Exclude<Purchase, { can: 'not' }>
  size: 'page' | 'row'
}

/**
 * The add form, which stays mounted as more becomes known, or the stepper once the bag holds the
 * product.
 */
function Buy({ product, choice, purchase, size }: BuyProps) {
  const [added, showAdded] = useAddedDialog(buyMore.load)
  const [bagState, setHeld] = useState<Held | null>(null)
  const hasBag = (useSession()?.bagCount ?? 0) > 0
  const { productId } = purchase
  const isInBag = bagState?.isInBag ?? false
  const [fulfillment, choose] = useFulfillment(purchase)
  const { region, rememberFocus, restoreFocus } = useFocusOnSwap(isInBag)

  const form = {
    ...purchase,
    limit: product.webPurchaseLimit,
    missing: null,
    openChoice: purchase.can === 'choose' ? choiceGroupId(product.id, purchase.open) : null,
  }
  return (
    <>
      <FulfillmentChoice {...purchase} isInBag={isInBag} chosen={fulfillment} onChoose={choose} />
      <BuyRegion ref={region} size={size} {...onIntent(buyMore.preload)}>
        {!isInBag && (
          <AddToBagForm
            {...form}
            {...bagState?.room}
            fulfillment={fulfillment}
            productId={productId}
            name={product.name}
            onAdding={showAdded}
            size={size}
          />
        )}
        {(hasBag || added) && (
          <LazyPart code={buyMore} failed={<AddedNotice added={added} />}>
            {(BuyMore) => (
              <BuyMore
                product={product}
                productId={productId}
                choice={choice}
                form={form}
                added={added}
                onHeld={(next) => {
                  rememberFocus()
                  setHeld(next)
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
    </>
  )
}

/** The way that is chosen, also in a form that was rejected. */
function useFulfillment({ productId, isShipped }: BuyProps['purchase']) {
  const rejected = useRejectedForm('addToBag', { productId })
  const isPickup = !isShipped || rejected?.values['fulfillment'] === 'pickup'
  return useState<Fulfillment>(isPickup ? 'pickup' : 'shipping')
}

/** Replaces the dialog when its code cannot be loaded. */
function AddedNotice({ added }: { added: Added | null }) {
  const href = useHref()
  if (!added?.bag) return null
  return (
    <p role="status">
      <FormattedMessage id="bag.added" values={{ count: added.quantity }} />{' '}
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
