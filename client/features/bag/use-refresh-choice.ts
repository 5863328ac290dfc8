import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import type { ProductId, SetMember } from '#shared/product/product.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'
import { AUTO_REFRESH_KEY } from '#shared/storage/storage-keys.ts'

import { useAppContext } from '../../app/app-context.ts'
import { emitShopEvent } from '../../app/shop-events.ts'
import { storedValues } from './stored-values.ts'
import { useLoadBagMutations } from './use-bag-mutation.ts'
import { useHeld } from './use-held.ts'

const choices = storedValues(AUTO_REFRESH_KEY)

interface RefreshChoice {
  product: SetMember
  productId: ProductId
  mode: Fulfillment
  /** In months. */
  offered: readonly number[]
}

/**
 * Whether and how often a product is sent again: as in the bag, else as this browser keeps it. Pickup turns it off. A
 * change also changes the line that is in the bag.
 */
export function useRefreshChoice({ product, productId, mode, offered }: RefreshChoice) {
  const { site } = useAppContext()
  const intl = useIntl()
  const load = useLoadBagMutations()
  const key = `${site.id}:${productId}`
  const [choice, setChoice] = useState({ isOn: false, months: offered[0] ?? 1 })
  const { shippedLine, refreshMonths } = useHeld(product, productId)
  const isInBag = shippedLine !== null

  // Chosen before the bag was known, which may hold the product.
  const early = useRef<{ key: string; wanted: number | null } | null>(null)
  const apply = useEffectEvent((wanted: number | null) => {
    if (wanted !== refreshMonths) void changeLine(wanted)
  })

  useEffect(() => {
    const chosen = early.current
    if (isInBag) early.current = null
    if (isInBag && chosen?.key === key) return apply(chosen.wanted)
    const kept = isInBag ? refreshMonths : choices.get(key)
    setChoice(({ months }) => ({ isOn: kept !== null, months: kept ?? months }))
  }, [isInBag, refreshMonths, key])

  useEffect(() => {
    if (mode !== 'pickup') return
    early.current = null
    choices.set(key, null)
    // oxlint-disable-next-line react/set-state-in-effect -- stock may change the mode
    setChoice(({ months }) => ({ isOn: false, months }))
  }, [mode, key])

  async function changeLine(months: number | null) {
    if (!shippedLine) return
    const { id: lineId, quantity } = shippedLine
    try {
      const mutations = await load()
      await mutations.updateLine({ lineId, quantity, refreshMonths: months })
    } catch {
      setChoice({ isOn: refreshMonths !== null, months: refreshMonths ?? choice.months })
      const text = intl.formatMessage({ id: 'bag.notSaved' })
      emitShopEvent({ type: 'toasted', tone: 'error', text })
    }
  }

  return {
    ...choice,
    choose: (isOn: boolean, months: number) => {
      const wanted = isOn ? months : null
      setChoice({ isOn, months })
      choices.set(key, wanted)
      if (!isInBag) early.current = { key, wanted }
      if (wanted !== refreshMonths) void changeLine(wanted)
    },
  }
}
