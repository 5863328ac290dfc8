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
  /** Sent as it stands when there is a connection and the code for deeds cannot be had. */
  form: HTMLFormElement
}

let loading: Promise<typeof OpenBagDeeds> | undefined

/** One import for all who wait: of several, browsers settle any first, and deeds would change their order. */
function loadOnce() {
  loading ??= import('./open-bag-deeds.ts').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Loads the code for deeds; asked for early, it is there when it is needed. */
export function useLoadBagDeeds() {
  const frame = useFrame()
  const queryClient = useQueryClient()
  return useCallback(async () => {
    const { openBagDeeds } = await loadOnce()
    return openBagDeeds(frame.shopper(), queryClient)
  }, [frame, queryClient])
}

/**
 * Does one kind of deed for one form, and says how it went: in a toast, and to the form, which shows it in
 * its place. What the document was refused for counts as its first outcome.
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
    // A code that is none is a slip, and stands beside its field.
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
    // Quantities in quick succession are one deed; its outcome is told once.
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
