import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import type { Bag } from '#shared/bag/bag.ts'
import { ProblemError, type ProblemType } from '#shared/http/problem.ts'
import type { ActionName } from '#shared/actions.ts'

import { useAppContext } from '../../app/app-context.ts'
import { lazyCode } from '../../app/lazy-code.ts'
import { emitShopEvent } from '../../app/shop-events.ts'
import { useErrorTitle } from '../../app/use-error-title.ts'
import type { BagMutations } from './bag-mutations.ts'
import { submitIfSignedOut } from '../actions/submit-if-signed-out.ts'
import type { BagMutation } from './expected-bag.ts'
import { problemMessage } from './problem-message.ts'
import { sayLimited } from './quantity-limited.ts'
import { waitForCode } from './wait-for-code.ts'

export interface BagMutationRequest {
  run: (mutations: BagMutations) => Promise<Bag>
  /** What is left to the next document if this one is left before the code has come. */
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
  /** Said of every failure, instead of what the action says of each. */
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
      sayLimited(bag, intl)
    } catch (error) {
      if (submitIfSignedOut(form, error)) return
      announceError(error)
    }
    if (latest.current === running) setBusy(false)
  }

  return { mutate, isBusy, notice: problem && textOf(problem) }
}
