import { addressOf, importedBy, isChunkOf } from './built-chunks.ts'
import type { Page } from './shop.ts'

/**
 * The chunks of each journey that are lost together: one that another one of the same journey imports is lost with
 * it, because its import fails either way.
 *
 * @param all a journey for each chunk, or for each file that is imported dynamically
 */
export function losses<Journey>(all: Record<string, Journey>) {
  const names = Object.keys(all)
  return Object.entries(all).flatMap(([name, journey], index) => {
    const others = names.filter((other) => all[other] === journey)
    const isLostWith = (other: string) =>
      importedBy(other).has(addressOf(name)) &&
      (addressOf(other) !== addressOf(name) || names.indexOf(other) < index)
    if (others.some(isLostWith)) return []
    return [{ journey, lost: others.filter((other) => importedBy(name).has(addressOf(other))) }]
  })
}

export const titleOf = (lost: readonly string[]) => `"${lost.join('", "')}"`

/** Lets requests for chunks fail from now on. */
export async function lose(page: Page, lost: readonly string[]) {
  let isAsked = false
  const isLost = isChunkOf(...lost)
  await page.route(isLost, (route) => {
    isAsked = true
    return route.abort()
  })
  return {
    /** Whether the page has asked for one of them. */
    isAsked: () => isAsked,
    restore: () => page.unroute(isLost),
  }
}
