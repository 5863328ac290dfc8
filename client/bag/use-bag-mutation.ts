import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import type { ActionName } from '#shared/actions.ts'
import type { Bag } from '#shared/bag/bag.ts'
import { ProblemError, type ProblemType } from '#shared/http/problem.ts'
import type { SiteId } from '#shared/site/site.ts'

import { useAppContext } from '../kit/app-context.ts'
import { submitIfSignedOut } from '../kit/forms/submit-if-signed-out.ts'
import { createIdempotencyKey } from '../kit/http/create-idempotency-key.ts'
import { lazyCode } from '../kit/lazy-code.ts'
import { emitShopEvent } from '../kit/shop-events.ts'
import { useErrorTitle } from '../kit/use-error-title.ts'
import type { BagMutations } from './bag-mutations.ts'
import type { BagMutation } from './expected-bag.ts'
import { problemMessage, announceLimit } from './mutation-messages.ts'
import { addWaiting } from './waiting-mutations.ts'

export interface BagMutationRequest {
  run: (mutations: BagMutations) => Promise<Bag>
  /** Left to the next document if the shopper leaves before the code has loaded. */
  mutation?: BagMutation
  onDone?: (bag: Bag) => void
  /** Submitted natively when the mutation code cannot be loaded while online. */
  form: HTMLFormElement
}

/** One shared import: browsers settle several in any order, which would reorder mutations. */
const mutationCode = lazyCode(
  async () => (await import('./open-bag-mutations.ts')).openBagMutations,
)

/** Loads the mutation code before it is needed. */
export const preloadBagMutations = mutationCode.preload

/** Loads the mutation code and opens the queue. */
export function useLoadBagMutations() {
  const appContext = useAppContext()
  const queryClient = useQueryClient()
  return useCallback(async () => {
    const openBagMutations = await mutationCode.load()
    return openBagMutations(appContext, queryClient)
  }, [appContext, queryClient])
}

/**
 * Runs one kind of action for one form. A failure is announced in a toast and returned to the form,
 * which shows it beside its control. The initial error comes from the rejected form of the
 * document.
 */
export function useBagMutation(
  action: ActionName,
  refused: ProblemType | null = null,
  /** One message for every failure, instead of those of the action. */
  failure?: FormatjsIntl.Message['ids'],
) {
  const intl = useIntl()
  const { id: site } = useAppContext().site
  const load = useLoadBagMutations()
  const [problem, setProblem] = useState(refused)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef<Promise<Bag> | null>(null)
  useErrorTitle(problem !== null)

  function textOf(type: ProblemType) {
    const id = failure ?? problemMessage(action, type)
    return intl.formatMessage({ id })
  }

  function announceError(error: unknown) {
    const type = error instanceof ProblemError ? error.type : 'unexpected'
    setProblem(type)
    const text = textOf(type)
    // Show an invalid coupon at its field.
    emitShopEvent(
      action === 'addCoupon'
        ? { type: 'announced', text }
        : { type: 'toasted', tone: 'error', text },
    )
  }

  async function mutate({ run, mutation, onDone, form }: BagMutationRequest) {
    setBusy(true)
    const loading = load().catch(() => null)
    const mutations = await (mutation ? waitForCode(loading, site, mutation) : loading)
    if (!mutations && navigator.onLine) return form.submit()
    if (!mutations) {
      setBusy(false)
      return announceError(new ProblemError('unavailable'))
    }
    const running = run(mutations)
    // Rapid quantity changes share one mutation; announce its outcome once.
    if (running === latest.current) return
    latest.current = running
    setProblem(null)
    try {
      const bag = await running
      onDone?.(bag)
      announceLimit(bag, intl)
    } catch (error) {
      if (submitIfSignedOut(form, error)) return
      announceError(error)
    }
    if (latest.current === running) setBusy(false)
  }

  return { mutate, isBusy, notice: problem && textOf(problem) }
}

/**
 * Waits for the code of changes. A document that is left before it has come leaves the change to the next document of
 * this tab; it must not make the change itself as well, nor come back.
 */
export async function waitForCode<Code>(
  loading: Promise<Code>,
  site: SiteId,
  mutation: BagMutation,
): Promise<Code> {
  let isLeft = false
  function leave() {
    isLeft = true
    addWaiting(site, { mutation, idempotencyKey: createIdempotencyKey() })
    addEventListener('pageshow', () => location.reload())
  }
  addEventListener('pagehide', leave)
  const code = await loading
  removeEventListener('pagehide', leave)
  return isLeft ? new Promise(() => null) : code
}
