import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { rewardEndpoints } from '#shared/rewards/endpoints.ts'
import type { Rewards, RewardsProgram } from '#shared/rewards/rewards.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'

import { useAppContext } from '../kit/app-context.ts'
import { createHttpPort } from '../kit/http/http-port.ts'
import { createIdempotencyKey } from '../kit/http/create-idempotency-key.ts'
import { ifAllowed } from '../kit/browser-storage.ts'
import { readAgain } from '../kit/query-client.ts'
import { REWARDS_KEY, rewardsQuery } from './rewards-query.ts'

const LOCK = 'vitrine-rewards'

const tabs = ifAllowed(() => new BroadcastChannel(LOCK))

/** Refreshes a member's rewards after signing in, and follows what other tabs find out. */
export function useRewardsRefresh() {
  const { site, locale } = useAppContext()
  const queryClient = useQueryClient()
  const { data } = useQuery(rewardsQuery(createHttpPort(rewardEndpoints, { site, locale })))
  const isDue = Boolean(data?.awaits)
  useEffect(() => {
    const rewards = createHttpPort(rewardEndpoints, { site, locale })
    const program: RewardsProgram = {
      getRewards: (signal) => rewards.getRewards({}, signal),
      requestUpdate: (idempotencyKey) => rewards.requestUpdate({}, idempotencyKey),
    }
    const { queryKey } = rewardsQuery(rewards)
    const known = queryClient.getQueryData(queryKey)
    if (!isDue || !known) return
    const stopping = new AbortController()
    const show = (latest: Rewards | null) => {
      queryClient.setQueryData(queryKey, latest)
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

/** The limits of spec 1 §9; all times in milliseconds. */
const ATTEMPTS = 5
const RETRIES = 3
const BETWEEN_ATTEMPTS_MS = 10_000
const LOOKS = 60
const BETWEEN_LOOKS_MS = 1_000

const backoffMs = (retry: number) => Math.min(1_000 * 2 ** retry, 16_000)

export interface RefreshDependencies {
  program: RewardsProgram
  createIdempotencyKey: () => IdempotencyKey
  /** Rejects when the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  warn: (message: string) => void
  signal: AbortSignal
}

/**
 * Refreshes a member's rewards after signing in: asks the program for an update until it has a time, and then looks at
 * the customer until the offers appear (spec 1 §4).
 * @returns the rewards with `awaits` null, even if no offers appeared; null for a visitor who is not signed in
 * @throws when the signal is aborted
 */
export async function refreshRewards(
  dependencies: RefreshDependencies,
  rewards: Rewards,
): Promise<Rewards | null> {
  const isUpdated = rewards.awaits === 'offers' || (await requestUpdate(dependencies))
  const latest = isUpdated ? await lookForOffers(dependencies, rewards) : rewards
  return latest && { ...latest, awaits: null }
}

/** @returns whether the program has updated the offers */
async function requestUpdate(dependencies: RefreshDependencies): Promise<boolean> {
  const { wait, signal } = dependencies
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) await wait(BETWEEN_ATTEMPTS_MS, signal)
    const result = await attemptUpdate(dependencies)
    if (result !== 'pending') return result === 'updated'
  }
  return false
}

type AttemptResult = 'updated' | 'pending' | 'rejected'

/** One attempt, repeated with growing pauses as long as there is no answer. */
async function attemptUpdate({
  program,
  createIdempotencyKey,
  wait,
  warn,
  signal,
}: RefreshDependencies): Promise<AttemptResult> {
  const key = createIdempotencyKey()
  for (let retry = 0; ; retry += 1) {
    try {
      const { loyaltyOffersLastUpdated } = await program.requestUpdate(key, signal)
      return loyaltyOffersLastUpdated === null ? 'pending' : 'updated'
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ProblemError && REJECTIONS.has(error.type)) return 'rejected'
      if (retry === RETRIES) {
        warn('Max retry attempts reached')
        return 'pending'
      }
      await wait(backoffMs(retry), signal)
    }
  }
}

/** The customer has signed out meanwhile, or is not a member, or there is no program. */
const REJECTIONS = new Set([
  'sign-in-required',
  'rejected',
  'forbidden',
  'invalid-input',
  'not-offered',
])

async function lookForOffers(
  { program, wait, signal }: RefreshDependencies,
  rewards: Rewards,
): Promise<Rewards | null> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await wait(BETWEEN_LOOKS_MS, signal)
    const latest = await program.getRewards(signal).catch(() => undefined)
    signal.throwIfAborted()
    if (latest === null || latest?.progress) return latest
  }
  return { ...rewards, progress: null }
}

/** Several reasons to refresh within this time are one (ms). */
const DEBOUNCE_MS = 100

interface OneTabDependencies extends RefreshDependencies {
  /** Runs the work once no other tab runs it. */
  runExclusively: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>
  show: (rewards: Rewards | null) => void
}

/**
 * Refreshes the rewards in one of the shopper's tabs. The others wait for it and then find nothing left to do; if it is
 * closed, the next one takes over.
 * @throws when the signal is aborted
 */
export async function refreshInOneTab(dependencies: OneTabDependencies, known: Rewards) {
  const { program, runExclusively, show, wait, signal } = dependencies
  await wait(DEBOUNCE_MS, signal)
  await runExclusively(async () => {
    // Another tab may have refreshed them.
    const current = await program.getRewards(signal).catch(() => ({ ...known, awaits: null }))
    signal.throwIfAborted()
    const rewards = current?.awaits ? await refreshRewards(dependencies, current) : current
    signal.throwIfAborted()
    show(rewards)
  }, signal)
}
