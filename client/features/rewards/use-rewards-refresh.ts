import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { Rewards } from '#shared/rewards/rewards.ts'

import { createHttpRewards } from '../../adapters/http-rewards.ts'
import { useAppContext } from '../../app/app-context.ts'
import { createIdempotencyKey } from '../../app/create-idempotency-key.ts'
import { ifAllowed } from '../../app/if-allowed.ts'
import { readAgain } from '../../app/read-again.ts'
import { refreshInOneTab } from './refresh-in-one-tab.ts'
import { REWARDS_KEY, rewardsQuery } from './rewards-query.ts'

const LOCK = 'vitrine-rewards'

const tabs = ifAllowed(() => new BroadcastChannel(LOCK))

/** Refreshes a member's rewards after signing in, and follows what other tabs find out. */
export function useRewardsRefresh() {
  const { site, locale } = useAppContext()
  const queryClient = useQueryClient()
  const { data } = useQuery(rewardsQuery(createHttpRewards({ site, locale })))
  const isDue = Boolean(data?.awaits)
  useEffect(() => {
    const program = createHttpRewards({ site, locale })
    const { queryKey } = rewardsQuery(program)
    const known = queryClient.getQueryData(queryKey)
    if (!isDue || !known) return
    const stopping = new AbortController()
    const show = (rewards: Rewards | null) => {
      queryClient.setQueryData(queryKey, rewards)
      tabs?.postMessage(null)
    }
    const { signal } = stopping
    const warn = (message: string) => console.warn(message)
    const dependencies = { program, createIdempotencyKey, wait, warn, signal, runExclusively, show }
    refreshInOneTab(dependencies, known).catch(() => null)
    return () => stopping.abort()
  }, [isDue, site, locale, queryClient])
  useEffect(() => followTabs(queryClient), [queryClient])
}

/** Asks again when another tab knows more, or when the document is restored. */
function followTabs(queryClient: QueryClient) {
  const listening = new AbortController()
  const { signal } = listening
  const ask = () => void readAgain(queryClient, REWARDS_KEY)
  tabs?.addEventListener('message', ask, { signal })
  addEventListener('pageshow', (event) => event.persisted && ask(), { signal })
  return () => listening.abort()
}

/** A browser without locks, or one that refuses them, may do the work in several tabs. It has the same result. */
async function runExclusively(work: () => Promise<void>, signal: AbortSignal) {
  if (!('locks' in navigator)) return work()
  let isBegun = false
  const begin = () => {
    isBegun = true
    return work()
  }
  await navigator.locks.request(LOCK, { signal }, begin).catch((error: unknown) => {
    if (isBegun || signal.aborted) throw error
    return work()
  })
}

function wait(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
