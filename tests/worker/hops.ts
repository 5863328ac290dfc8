import { openShop, SANDBOX } from './shop.ts'

/** How often in a row the service must be idle before the next requests are let through. */
const QUIET_ROUNDS = 5

/**
 * A shop whose requests to commerce are held until none is being answered. All requests that do not depend on
 * each other are therefore sent together, as one hop. Logins are not held.
 */
export function openShopInHops() {
  const held: { path: string; send: () => void }[] = []
  let answering = 0

  const answer = async (path: string, init: RequestInit) => {
    answering += 1
    try {
      const response = await fetch(SANDBOX + path, init)
      return new Response(await response.arrayBuffer(), response)
    } finally {
      answering -= 1
    }
  }
  const send = async (address: string, init: RequestInit) => {
    const { pathname, search } = new URL(address)
    const path = pathname + search
    if (!path.startsWith('/shopper/auth/'))
      await new Promise<void>((resolve) => held.push({ path, send: resolve }))
    return answer(path, init)
  }
  const shop = openShop({ COMMERCE_ORIGIN: undefined, COMMERCE: { fetch: send } })

  async function untilQuiet() {
    for (let round = 0; round < QUIET_ROUNDS; round += 1) {
      const before = held.length
      await scheduler.wait(10)
      if (answering > 0 || held.length !== before) round = -1
    }
  }

  return {
    ...shop,
    /** Visits a page. `hops` has the paths of the requests before the first byte, hop by hop. */
    async visitInHops(path: string, isHeldForever: (call: string) => boolean = () => false) {
      const hops: string[][] = []
      let isOver = false
      const visiting = shop.visit(path).finally(() => (isOver = true))
      await untilQuiet()
      while (!isOver) {
        const sent = held.splice(0).filter((call) => !isHeldForever(call.path))
        if (sent.length > 0) hops.push(sent.map((call) => call.path))
        for (const call of sent) call.send()
        await untilQuiet()
      }
      return { ...(await visiting), hops }
    },
  }
}
