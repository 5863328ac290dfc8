import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import type { Bag } from '#shared/contract/bag.ts'
import { ProblemError, type ProblemType } from '#shared/contract/problem.ts'
import type { DeedName } from '#shared/deeds.ts'

import { useFrame } from '../../frame/frame-context.ts'
import { emitShopEvent } from '../../frame/shop-events.ts'
import type { BagDeeds } from './bag-deeds.ts'
import type * as OpenBagDeeds from './open-bag-deeds.ts'
import { problemMessage } from './problem-message.ts'

export interface BagDoing {
  begin: (deeds: BagDeeds) => Promise<Bag>
  onDone?: (bag: Bag) => void
  /** Submitted natively when the mutation code cannot be loaded while online. */
  form: HTMLFormElement
}

let loading: Promise<typeof OpenBagDeeds> | undefined

/** One shared import: browsers settle several in any order, which would reorder mutations. */
function loadOnce() {
  loading ??= import('./open-bag-deeds.ts').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Loads the mutation code. Call it early so that it is there when needed. */
export function useLoadBagDeeds() {
  const frame = useFrame()
  const queryClient = useQueryClient()
  return useCallback(async () => {
    const { openBagDeeds } = await loadOnce()
    return openBagDeeds(frame.shopper(), queryClient)
  }, [frame, queryClient])
}

/**
 * Runs one kind of action for one form. A failure is announced in a toast and returned to the form,
 * which shows it beside its control. The initial error comes from the rejected form of the
 * document.
 */
export function useBagDeed(deed: DeedName, refused: ProblemType | null = null) {
  const intl = useIntl()
  const load = useLoadBagDeeds()
  const [problem, setProblem] = useState(refused)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef<Promise<Bag> | null>(null)

  function textOf(type: ProblemType) {
    const id = problemMessage(deed, type)
    return intl.formatMessage({ id })
  }

  function tell(error: unknown) {
    const type = error instanceof ProblemError ? error.type : 'unexpected'
    setProblem(type)
    const text = textOf(type)
    // Show an invalid coupon at its field.
    emitShopEvent(
      deed === 'addCoupon' ? { type: 'said', text } : { type: 'toasted', tone: 'error', text },
    )
  }

  async function act({ begin, onDone, form }: BagDoing) {
    setBusy(true)
    const deeds = await load().catch(() => null)
    if (!deeds && navigator.onLine) return form.submit()
    if (!deeds) {
      setBusy(false)
      return tell(new ProblemError('unavailable'))
    }
    const doing = begin(deeds)
    // Rapid quantity changes share one mutation; announce its outcome once.
    if (doing === latest.current) return
    latest.current = doing
    setProblem(null)
    try {
      onDone?.(await doing)
    } catch (error) {
      tell(error)
    }
    if (latest.current === doing) setBusy(false)
  }

  return { act, isBusy, notice: problem && textOf(problem) }
}
