import { useCallback, useMemo, useRef, useState } from 'react'

import type { ProductId } from '#shared/product/product.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'
import { QUANTITIES_KEY } from '#shared/storage/storage-keys.ts'

import { useAppContext } from '../../app/app-context.ts'
import type { QuantityRules } from '../product/purchase.ts'
import { addFormId } from './add-form-id.ts'
import { storedValues } from './stored-values.ts'
import { normalizeQuantity } from './quantity.ts'

/** How long a quantity may still change before it is kept (spec 2 §9). */
const DEBOUNCE_MS = 500

const quantities = storedValues(QUANTITIES_KEY)

interface Keeping {
  productId: ProductId
  mode: Fulfillment
  /** The bag's own quantity takes precedence. */
  isInBag: boolean
  rules: QuantityRules
}

/** The quantity that this browser keeps for a product in a mode, until it is in the bag. */
export function useKeptQuantity({ productId, mode, isInBag, rules }: Keeping) {
  const { site } = useAppContext()
  const key = `${site.id}:${productId}:${mode}`
  // What the field shows if it was chosen before this code has arrived: before it is read below.
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
