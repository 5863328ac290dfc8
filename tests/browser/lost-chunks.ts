import { importedBy, isChunkOf } from './built-chunks.ts'
import type { Page } from './shop.ts'

/**
 * The chunks of each journey that are lost together: one that another one of the same journey imports is lost with
 * it, because its import fails either way.
 *
 * @param all a journey for each chunk
 */
export function losses<Journey>(all: Record<string, Journey>) {
  return Object.entries(all).flatMap(([name, journey]) => {
    const others = Object.keys(all).filter((other) => all[other] === journey)
    if (others.some((other) => other !== name && importedBy(other).has(name))) return []
    return [{ journey, lost: others.filter((other) => importedBy(name).has(other)) }]
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
