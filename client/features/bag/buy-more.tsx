import { useQuery } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'

import type { Bag } from '#shared/contract/bag.ts'
import type { ProductId, SetMember } from '#shared/contract/product.ts'

import { useCatalog } from '../../app/app-context.ts'
import { flagOf, useSession } from '../../app/session.ts'
import { preferencesQuery } from '../catalog/shared-queries.ts'
import type { Choice } from '../product/choice.ts'
import { AddedDialog } from './added-dialog.tsx'
import type { AddToBagFormProps } from './add-to-bag-form.tsx'
import { findLine } from './expected-bag.ts'
import type { Added } from './use-added-dialog.ts'
import { InBagStepper } from './in-bag-stepper.tsx'
import { remainingQuantity } from './room-left.ts'
import { useFilledBag } from './use-bag.ts'

type Room = Pick<AddToBagFormProps, 'rules' | 'limit' | 'missing' | 'openChoice'>

/**
 * What the bag means for the form: whether the stepper replaces it, or how many may still be added.
 */
export interface Held {
  isInBag: boolean
  room: Partial<Room>
}

interface BuyMoreProps {
  product: SetMember
  productId: ProductId
  choice: Choice
  /** The form's rules while the bag is unknown. */
  form: Room
  added: Added | null
  /** @param held null when the bag is no longer known */
  onHeld: (held: Held | null) => void
  onClose: () => void
}

/**
 * For shoppers with a filled bag: reports how it limits the form, and shows the dialog after
 * adding.
 */
export function BuyMore(props: BuyMoreProps) {
  const { product, productId, form, added, onHeld } = props
  const bag = useFilledBag()
  const hasStepper = useHasStepper()
  const line = bag && hasStepper ? findLine(bag, productId) : undefined
  const isInBag = Boolean(line)
  const { max, missing } = useRoom(product, form, bag)
  const tell = useEffectEvent(() =>
    onHeld({ isInBag, room: { rules: { ...form.rules, max }, missing } }),
  )
  // Before paint, so that the form and the stepper are never visible together.
  useLayoutEffect(() => tell(), [isInBag, max, missing])
  const forget = useEffectEvent(() => onHeld(null))
  useLayoutEffect(() => () => forget(), [])

  return (
    <>
      {line && <InBagStepper line={line} />}
      {added && <AddedDialog {...props} {...added} />}
    </>
  )
}

/** The maximum, reduced by what the bag already holds. */
function useRoom(product: SetMember, { rules, limit, missing }: Room, bag: Bag | undefined) {
  const intl = useIntl()
  if (!bag) return { max: rules.max, missing }
  const max = remainingQuantity(rules, limit, piecesOf(product, bag))
  if (max === null || max >= rules.min) return { max, missing }
  const full = intl.formatMessage({ id: 'quantity.full' }, { maxCategoryLimit: limit })
  return { max: rules.max, missing: full }
}

/** The site's preference, unless an experiment overrides it (spec 2 §6). */
function useHasStepper() {
  const isTried = flagOf(useSession(), 'pdpQuantitySelector')
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  return isTried ?? preferences?.EnableQuantitySelectorPDP ?? false
}

/** All variants of a product count together. */
function piecesOf({ id, variants }: SetMember, { lines }: Bag) {
  const ids = new Set<string>([id, ...variants.map((variant) => variant.id)])
  const own = lines.filter(({ productId, isBonus }) => ids.has(productId) && !isBonus)
  return own.reduce((sum, { quantity }) => sum + quantity, 0)
}
