import { useQuery } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect } from 'react'

import type { ProductId, SetMember } from '#shared/product/product.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'

import { useCatalog } from '../../app/app-context.ts'
import { flagOf, useSession } from '../../app/session.ts'
import { preferencesQuery } from '../catalog/shared-queries.ts'
import type { Choice } from '../product/choice.ts'
import { AddedDialog } from './added-dialog.tsx'
import { findLine } from './expected-bag.ts'
import { StorePlace } from './store-place.tsx'
import type { Added } from './use-added-dialog.ts'
import { InBagStepper } from './in-bag-stepper.tsx'
import { useFilledBag } from './use-bag.ts'

export interface BuyMoreProps {
  product: SetMember
  productId: ProductId
  choice: Choice
  mode: Fulfillment
  added: Added | null
  /** Called before it is painted, when the stepper replaces the form, and when it no longer does. */
  onHeld: (isHeld: boolean) => void
  onClose: () => void
}

/** For shoppers with a filled bag: the stepper, which replaces the form, and the dialog after adding. */
function BuyMore(props: BuyMoreProps) {
  const { productId, mode, added, onHeld } = props
  const bag = useFilledBag()
  const hasStepper = useHasStepper()
  const line = bag && hasStepper ? findLine(bag, productId, mode) : undefined
  const isHeld = Boolean(line)
  const tell = useEffectEvent(onHeld)
  // Before paint, so that the form and the stepper are never visible together.
  useLayoutEffect(() => tell(isHeld), [isHeld])
  useLayoutEffect(() => () => tell(false), [])

  return (
    <>
      {line && <InBagStepper key={line.id} line={line} />}
      {added && <AddedDialog {...props} {...added} />}
    </>
  )
}

/** The site's preference, unless an experiment overrides it (spec 2 §6). */
function useHasStepper() {
  const isTried = flagOf(useSession(), 'pdpQuantitySelector')
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  return isTried ?? preferences?.EnableQuantitySelectorPDP ?? false
}

export const buyMore = { BuyMore, StorePlace }
