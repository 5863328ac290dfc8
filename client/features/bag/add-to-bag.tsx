import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Bag } from '#shared/contract/bag.ts'
import type { SetMember } from '#shared/contract/product.ts'

import { useCatalog } from '../../frame/frame-context.ts'
import { useSession } from '../../frame/session.ts'
import { Button } from '../../ui/button.tsx'
import { BuyRegion } from '../../ui/quantity.tsx'
import { preferencesQuery } from '../catalog/queries.ts'
import type { Choice } from '../product/choice.ts'
import { chooseMessages } from '../product/choose-messages.ts'
import { purchaseOf, type Purchase } from '../product/purchase.ts'
import { AddToBagForm } from './add-to-bag-form.tsx'
import { lineOf } from './expected-bag.ts'
import { InBagStepper } from './in-bag-stepper.tsx'
import { roomLeft } from './quantity.ts'
import { useBagIf } from './use-bag.ts'

const AddedDialog = lazy(async () => {
  const { AddedDialog: Dialog } = await import('./added-dialog.tsx')
  return { default: Dialog }
})

interface AddToBagProps {
  product: SetMember
  choice: Choice
  size?: 'page' | 'row'
}

/** The way into the bag, or why there is none. */
export function AddToBag({ product, choice, size = 'page' }: AddToBagProps) {
  const purchase = purchaseOf(product, choice)
  if (purchase.can === 'not') return <CannotBuy why={purchase.why} size={size} />
  return <Buy key={purchase.productId} product={product} purchase={purchase} size={size} />
}

interface CannotBuyProps {
  why: 'sold-out' | 'members-only'
  size: 'page' | 'row'
}

function CannotBuy({ why, size }: CannotBuyProps) {
  const isForMembers = why === 'members-only'
  return (
    <BuyRegion size={size}>
      <Button type="button" tone={size === 'page' ? 'primary' : 'outline'} disabled>
        <FormattedMessage id={isForMembers ? 'bag.signInToBuy' : 'product.soldOut'} />
      </Button>
      {isForMembers && (
        <p className="quiet">
          <FormattedMessage id="bag.membersOnly" />
        </p>
      )}
    </BuyRegion>
  )
}

interface BuyProps {
  product: SetMember
  purchase: Exclude<Purchase, { can: 'not' }>
  size: 'page' | 'row'
}

/** The form; where the shop wants it, the stepper of the line once the bag holds some. */
function Buy({ product, purchase, size }: BuyProps) {
  const region = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState<{ bag: Bag; quantity: number } | null>(null)
  const bag = useBagIf((useSession()?.bagCount ?? 0) > 0)
  const hasStepper = useHasStepper()
  const line = bag && hasStepper ? lineOf(bag, purchase.productId) : undefined
  useFocusKept(region, Boolean(line))
  const room = useRoom(product, purchase, bag)

  return (
    <BuyRegion ref={region} size={size}>
      {line ? (
        <InBagStepper line={line} />
      ) : (
        <AddToBagForm
          productId={purchase.productId}
          name={product.name}
          {...room}
          onAdded={(answered, quantity) => setAdded({ bag: answered, quantity })}
          size={size}
        />
      )}
      {added && (
        <Suspense fallback={null}>
          <AddedDialog
            {...added}
            productId={purchase.productId}
            onClose={() => {
              setAdded(null)
              focusIn(region.current)
            }}
          />
        </Suspense>
      )}
    </BuyRegion>
  )
}

/** What the limit leaves beside what is in the bag, and what stands in the way. */
function useRoom(product: SetMember, purchase: BuyProps['purchase'], bag: Bag | undefined) {
  const intl = useIntl()
  const { webPurchaseLimit: limit } = product
  const { rules } = purchase
  const limits = [rules.max, roomLeft(limit, bag ? piecesOf(product, bag) : 0)]
  const known = limits.filter((max) => max !== null)
  const max = known.length > 0 ? Math.min(...known) : null

  if (purchase.can === 'choose') {
    return { rules, limit, missing: intl.formatMessage({ id: chooseMessages[purchase.open] }) }
  }
  if (max !== null && max < rules.min) {
    const values = { maxCategoryLimit: limit }
    return { rules, limit, missing: intl.formatMessage({ id: 'quantity.full' }, values) }
  }
  return { rules: { ...rules, max }, limit, missing: null }
}

/** Preference of the site, unless the visitor is in a group that tries it out (spec 2 §6). */
function useHasStepper() {
  const isTried = useSession()?.experiments['pdpQuantitySelector']
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  return isTried ?? preferences?.EnableQuantitySelectorPDP ?? false
}

/** All variants of a product count together. */
function piecesOf({ id, variants }: SetMember, { lines }: Bag) {
  const ids = new Set<string>([id, ...variants.map((variant) => variant.id)])
  const own = lines.filter(({ productId, isBonus }) => ids.has(productId) && !isBonus)
  return own.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Where one control takes the place of another, who stood on the first stands on the second. */
function useFocusKept(region: { current: HTMLElement | null }, isInBag: boolean) {
  const before = useRef(isInBag)
  useEffect(() => {
    if (before.current !== isInBag) focusIn(region.current)
    before.current = isInBag
  }, [region, isInBag])
}

function focusIn(region: HTMLElement | null) {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (isLost) region?.querySelector<HTMLElement>('[type="submit"], .more')?.focus()
}
