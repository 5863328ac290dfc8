import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'

import type { Bag } from '#shared/contract/bag.ts'
import type { SetMember } from '#shared/contract/product.ts'

import { useCatalog } from '../../frame/frame-context.ts'
import { useSession } from '../../frame/session.ts'
import { preferencesQuery } from '../catalog/queries.ts'
import { AddedDialog } from './added-dialog.tsx'
import { AddToBagForm, type AddToBagFormProps } from './add-to-bag-form.tsx'
import { lineOf } from './expected-bag.ts'
import { InBagStepper } from './in-bag-stepper.tsx'
import { roomLeft } from './room-left.ts'
import { useFilledBag } from './use-bag.ts'

/** What has just gone into the bag, and the bag since. */
export interface Added {
  bag: Bag
  quantity: number
}

interface BuyMoreProps {
  product: SetMember
  form: AddToBagFormProps
  added: Added | null
  onClose: () => void
  /** The form has given way to the stepper, or the other way round. */
  onSwap: () => void
}

/** For somebody whose bag holds something: the control that fits, and the dialog about what was just added. */
export function BuyMore({ product, form, added, onClose, onSwap }: BuyMoreProps) {
  const bag = useFilledBag()
  const hasStepper = useHasStepper()
  const line = bag && hasStepper ? lineOf(bag, form.productId) : undefined
  const isInBag = Boolean(line)
  const wasInBag = useRef(isInBag)
  const swap = useEffectEvent(onSwap)
  useEffect(() => {
    if (wasInBag.current !== isInBag) swap()
    wasInBag.current = isInBag
  }, [isInBag])

  function close() {
    onClose()
    onSwap()
  }

  return (
    <>
      {line ? (
        <InBagStepper line={line} />
      ) : (
        <FormWithRoom product={product} form={form} bag={bag} />
      )}
      {added && <AddedDialog {...added} productId={form.productId} onClose={close} />}
    </>
  )
}

interface FormWithRoomProps extends Pick<BuyMoreProps, 'product' | 'form'> {
  bag: Bag | undefined
}

/** The form, up to what the limit leaves beside what the bag holds. */
function FormWithRoom({ product, form, bag }: FormWithRoomProps) {
  const intl = useIntl()
  const { rules, limit, missing } = form
  if (missing || !bag) return <AddToBagForm {...form} />
  const max = roomLeft(rules, limit, piecesOf(product, bag))
  if (max !== null && max < rules.min) {
    const full = intl.formatMessage({ id: 'quantity.full' }, { maxCategoryLimit: limit })
    return <AddToBagForm {...form} missing={full} />
  }
  return <AddToBagForm {...form} rules={{ ...rules, max }} />
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
