import { expect, test, vi } from 'vitest'

import { ProblemError } from '#shared/http/problem.ts'
import type { Rewards, RewardsProgram } from '#shared/rewards/rewards.ts'

import { createIdempotencyKey } from '../../app/create-idempotency-key.ts'
import { refreshInOneTab } from './refresh-in-one-tab.ts'

const known: Rewards = {
  membership: 'member',
  accountStatus: 'active',
  isInMarket: true,
  isOffered: true,
  progress: null,
  awaits: 'update',
}
const progress = { count: 2, currentSpend: 64.5, nextReward: 100 }

/** Tabs of one browser, and the worker that they ask. */
function openBrowser() {
  let awaits: Rewards['awaits'] = 'update'
  let last = Promise.resolve()
  const requestUpdate = vi.fn<RewardsProgram['requestUpdate']>(async () => {
    awaits = 'offers'
    return { loyaltyOffersLastUpdated: '2026-11-23T13:00:00.000Z' }
  })
  const getRewards = vi.fn<RewardsProgram['getRewards']>(async () => {
    if (awaits !== 'offers') return { ...known, awaits }
    awaits = null
    return { ...known, progress, awaits }
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
        known,
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
  expect(tabs[0]?.show).toHaveBeenCalledWith({ ...known, progress, awaits: null })
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
  expect(next.show).toHaveBeenCalledWith({ ...known, progress, awaits: null })
})

test('without an answer the rewards await nothing any longer', async () => {
  const browser = openBrowser()
  browser.getRewards.mockRejectedValueOnce(new ProblemError('unavailable'))
  const tab = browser.openTab()
  await tab.run()
  expect(tab.show).toHaveBeenCalledWith({ ...known, awaits: null })
  expect(browser.requestUpdate).not.toHaveBeenCalled()
})
