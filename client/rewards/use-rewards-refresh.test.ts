import { expect, test, vi } from 'vitest'

import { ProblemError, type ProblemType } from '#shared/http/problem.ts'
import type { Rewards, RewardsProgram } from '#shared/rewards/rewards.ts'

import { createIdempotencyKey } from '../kit/http/create-idempotency-key.ts'
import { refreshRewards, refreshInOneTab } from './use-rewards-refresh.ts'

const member: Rewards = {
  membership: 'member',
  accountStatus: 'active',
  isInMarket: true,
  isOffered: true,
  progress: null,
  awaits: 'update',
}
const progress = { count: 2, currentSpend: 64.5, nextReward: 100 }
const TIME = { loyaltyOffersLastUpdated: '2026-11-23T13:00:00.000Z' }
const PENDING = { loyaltyOffersLastUpdated: null }

const failing = (type: ProblemType) => async () => {
  throw new ProblemError(type)
}

/** A program and a clock that moves only when the refresh waits. */
function open({ requestUpdate, getRewards }: Partial<RewardsProgram> = {}) {
  const waits: number[] = []
  const stopping = new AbortController()
  const warn = vi.fn<(message: string) => void>()
  const program = {
    requestUpdate: vi.fn<RewardsProgram['requestUpdate']>(requestUpdate ?? (async () => TIME)),
    getRewards: vi.fn<RewardsProgram['getRewards']>(
      getRewards ?? (async () => ({ ...member, progress })),
    ),
  }
  const wait = async (ms: number, signal: AbortSignal) => {
    waits.push(ms)
    signal.throwIfAborted()
  }
  const { signal } = stopping
  const refresh = (rewards = member) =>
    refreshRewards({ program, wait, warn, signal, createIdempotencyKey }, rewards)
  return { waits, warn, program, refresh, stopping }
}

test('an update that comes at once, and offers that are there, need no waiting', async () => {
  const { waits, program, refresh } = open()
  expect(await refresh()).toEqual({ ...member, progress, awaits: null })
  expect([waits, program.requestUpdate.mock.calls.length]).toEqual([[], 1])
})

test('a program without a time is asked five times, ten seconds apart, and no look follows', async () => {
  const { waits, warn, program, refresh } = open({ requestUpdate: async () => PENDING })
  expect(await refresh({ ...member, progress })).toEqual({ ...member, progress, awaits: null })
  expect(waits).toEqual([10_000, 10_000, 10_000, 10_000])
  const keys = program.requestUpdate.mock.calls.map(([key]) => key)
  expect(new Set(keys).size).toBe(5)
  expect(program.getRewards).not.toHaveBeenCalled()
  expect(warn).not.toHaveBeenCalled()
})

test('each of five failing attempts is retried three times, with growing pauses and one key', async () => {
  const { waits, warn, program, refresh } = open({ requestUpdate: failing('unavailable') })
  expect(await refresh()).toEqual({ ...member, awaits: null })
  const attempt = [1_000, 2_000, 4_000]
  expect(waits).toEqual([1, 2, 3, 4].flatMap(() => [...attempt, 10_000]).concat(attempt))
  const keys = program.requestUpdate.mock.calls.map(([key]) => key)
  expect([keys.length, new Set(keys).size]).toEqual([20, 5])
  expect(warn.mock.calls).toEqual(Array.from({ length: 5 }, () => ['Max retry attempts reached']))
})

test('a retry that succeeds continues with the offers', async () => {
  let calls = 0
  const { waits, warn, refresh } = open({
    requestUpdate: async () => {
      calls += 1
      if (calls < 4) throw new ProblemError('unavailable')
      return TIME
    },
  })
  expect(await refresh()).toMatchObject({ progress })
  expect(waits).toEqual([1_000, 2_000, 4_000])
  expect(warn).not.toHaveBeenCalled()
})

test('offers are looked for every second, sixty times at most, and a failed look counts', async () => {
  const { waits, program, refresh } = open({ getRewards: failing('unavailable') })
  expect(await refresh()).toEqual({ ...member, awaits: null })
  expect(program.getRewards).toHaveBeenCalledTimes(60)
  expect(waits).toEqual(Array.from({ length: 59 }, () => 1_000))
})

test('offers of the last look are shown', async () => {
  let looks = 0
  const { refresh } = open({
    getRewards: async () => {
      looks += 1
      return { ...member, awaits: 'offers', progress: looks === 60 ? progress : null }
    },
  })
  expect(await refresh({ ...member, awaits: 'offers' })).toEqual({
    ...member,
    progress,
    awaits: null,
  })
})

test('where the update has already come, only the offers are looked for', async () => {
  const { program, refresh } = open()
  await refresh({ ...member, awaits: 'offers' })
  expect(program.requestUpdate).not.toHaveBeenCalled()
})

test.each(['sign-in-required', 'rejected', 'forbidden', 'invalid-input'] as const)(
  'a program that answers %s is not asked again',
  async (type) => {
    const { waits, program, refresh } = open({ requestUpdate: failing(type) })
    expect(await refresh()).toEqual({ ...member, awaits: null })
    expect([program.requestUpdate.mock.calls.length, waits]).toEqual([1, []])
  },
)

test('a customer who signs out while the offers are looked for has no rewards', async () => {
  const { program, refresh } = open({ getRewards: async () => null })
  expect(await refresh()).toBeNull()
  expect(program.getRewards).toHaveBeenCalledTimes(1)
})

test('once stopped, nothing more is asked', async () => {
  const { program, refresh, stopping } = open({
    requestUpdate: async () => {
      stopping.abort()
      throw new ProblemError('unavailable')
    },
  })
  await expect(refresh()).rejects.toThrow()
  expect(program.requestUpdate).toHaveBeenCalledTimes(1)

  const looking = open({
    getRewards: async () => {
      looking.stopping.abort()
      return { ...member, progress }
    },
  })
  await expect(looking.refresh()).rejects.toThrow()
})

/** Tabs of one browser, and the worker that they ask. */
function openBrowser() {
  let awaits: Rewards['awaits'] = 'update'
  let last = Promise.resolve()
  const requestUpdate = vi.fn<RewardsProgram['requestUpdate']>(async () => {
    awaits = 'offers'
    return { loyaltyOffersLastUpdated: '2026-11-23T13:00:00.000Z' }
  })
  const getRewards = vi.fn<RewardsProgram['getRewards']>(async () => {
    if (awaits !== 'offers') return { ...member, awaits }
    awaits = null
    return { ...member, progress, awaits }
  })
  const queue = (work: () => Promise<void>) => {
    last = last.catch(() => undefined).then(work)
    return last
  }

  function openTab() {
    const stopping = new AbortController()
    const waits: number[] = []
    const show = vi.fn<(rewards: Rewards | null) => void>()
    const run = () =>
      refreshInOneTab(
        {
          program: { requestUpdate, getRewards },
          wait: async (ms, signal) => {
            waits.push(ms)
            signal.throwIfAborted()
          },
          runExclusively: queue,
          warn: () => undefined,
          createIdempotencyKey,
          show,
          signal: stopping.signal,
        },
        member,
      )
    return { run, show, waits, stopping }
  }
  return { openTab, requestUpdate, getRewards }
}

test('of several tabs one asks for the update, and all show the result', async () => {
  const browser = openBrowser()
  const tabs = [browser.openTab(), browser.openTab(), browser.openTab()]
  await Promise.all(tabs.map(({ run }) => run()))
  expect(browser.requestUpdate).toHaveBeenCalledTimes(1)
  for (const { show, waits } of tabs) {
    expect(show).toHaveBeenCalledTimes(1)
    expect(waits[0]).toBe(100)
  }
  expect(tabs[0]?.show).toHaveBeenCalledWith({ ...member, progress, awaits: null })
})

test('a reason that is gone within a tenth of a second starts nothing', async () => {
  const browser = openBrowser()
  const tab = browser.openTab()
  tab.stopping.abort()
  await expect(tab.run()).rejects.toThrow()
  expect(browser.getRewards).not.toHaveBeenCalled()
})

test('a tab that is left while it refreshes shows nothing, and the next one takes over', async () => {
  const browser = openBrowser()
  const [left, next] = [browser.openTab(), browser.openTab()]
  browser.requestUpdate.mockImplementationOnce(async () => {
    left.stopping.abort()
    throw new ProblemError('unavailable')
  })
  const [first] = await Promise.allSettled([left.run(), next.run()])
  expect(first).toMatchObject({ status: 'rejected' })
  expect(left.show).not.toHaveBeenCalled()
  expect(next.show).toHaveBeenCalledWith({ ...member, progress, awaits: null })
})

test('without an answer the rewards await nothing any longer', async () => {
  const browser = openBrowser()
  browser.getRewards.mockRejectedValueOnce(new ProblemError('unavailable'))
  const tab = browser.openTab()
  await tab.run()
  expect(tab.show).toHaveBeenCalledWith({ ...member, awaits: null })
  expect(browser.requestUpdate).not.toHaveBeenCalled()
})
