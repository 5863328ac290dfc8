import { systemSleep } from '#worker/runtime/clock.ts'

import { openShop, SANDBOX } from './shop.ts'

/** A round is complete once no request has arrived for this long. A document waits up to 300 ms for deferred parts. */
const QUIET_MS = 500

/**
 * A shop whose commerce service answers in rounds: it holds requests back until no more arrive, and then answers them
 * all. Requests of one round do not depend on each other.
 */
export function openShopInRounds(overrides: Record<string, unknown> = {}) {
  let isHolding = false
  let arrived = 0
  let held: PromiseWithResolvers<void>[] = []

  async function fetchCommerce(address: string, init?: RequestInit) {
    arrived += 1
    if (isHolding) {
      const gate = Promise.withResolvers<void>()
      held.push(gate)
      await gate.promise
    }
    return fetch(address.replace('http://commerce', SANDBOX), init)
  }

  const answerHeld = () => {
    for (const gate of held) gate.resolve()
    held = []
  }

  /** Resolves with false as soon as a round is complete, or with true if the response begins before that. */
  async function hasBegun(response: Promise<unknown>): Promise<boolean> {
    const before = arrived
    const quiet = systemSleep(QUIET_MS).then(() => false)
    if (await Promise.race([response.then(() => true), quiet])) return true
    return held.length > 0 && before === arrived ? false : hasBegun(response)
  }

  const shop = openShop({
    COMMERCE_ORIGIN: '',
    COMMERCE: { fetch: fetchCommerce },
    ...overrides,
  })

  return {
    shop,
    /** Visits the page, and counts the rounds until the response begins. */
    async visitInRounds(path: string) {
      isHolding = true
      const visiting = shop.visit(path)
      let rounds = 0
      while (!(await hasBegun(visiting))) {
        rounds += 1
        answerHeld()
      }
      isHolding = false
      answerHeld()
      const { response, complete } = await visiting
      const text = await response.text()
      await complete()
      return { rounds, status: response.status, text }
    },
  }
}
