import { expect, test } from 'vitest'

import { askFor, begin, openBrowser, openIsolate } from './shoppers.ts'

const SHOPPERS = 500

test(
  '500 concurrent shoppers in one worker never get each other’s sessions',
  { timeout: 120_000 },
  async () => {
    const isolate = openIsolate()
    const crowd = Array.from({ length: SHOPPERS }, (_, count) => ({
      canary: `canary-${count}-end`,
      browser: openBrowser(isolate),
    }))
    await inTurns(crowd, async ({ browser, canary }) => {
      await browser.visit(async (session) => {
        await begin(session)
        session.update({ basketId: canary, bagCount: 1 })
      })
    })
    const names = new Map<string, string>()
    for (const { browser, canary } of crowd) {
      const { state } = await isolate.open(browser.header())
      names.set(canary, state?.usid ?? '')
      expect(state?.basketId).toBe(canary)
    }
    expect(new Set(names.values()).size).toBe(SHOPPERS)

    // Half an hour later all of them need new tokens at once.
    isolate.clock.now += 31 * 60_000
    await inTurns(crowd, async ({ browser, canary }) => {
      await browser.visit(askFor(canary))
      const { state } = await isolate.open(browser.header())
      expect(state).toMatchObject({ basketId: canary, usid: names.get(canary) })
    })
    const asked = await isolate.asked('/baskets/canary-')
    expect(asked).toHaveLength(SHOPPERS)
    for (const { path, usid } of asked) {
      const canary = /canary-\d+-end/.exec(path)?.[0] ?? ''
      expect(usid).toBe(names.get(canary))
    }
    expect(isolate.lines.join()).not.toMatch(/canary-|eyJ[\w-]{10,}/)
  },
)

/** Processes all items, forty at a time, to limit open connections. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = [...items]
  const next = async (): Promise<void> => {
    const item = waiting.shift()
    if (item === undefined) return
    await work(item)
    await next()
  }
  await Promise.all(Array.from({ length: 40 }, next))
}
