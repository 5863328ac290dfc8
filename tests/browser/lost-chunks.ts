import { importedBy, isChunkOf } from './built-chunks.ts'
import { expect, type Page } from './shop.ts'
import { expectWhole } from './whole-page.ts'

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

/** Takes a journey while chunks cannot be loaded, which it asks for. */
export async function expectWholeWithout(
  page: Page,
  lost: readonly string[],
  journey: () => Promise<unknown>,
) {
  let isAsked = false
  const isLost = isChunkOf(...lost)
  await page.route(isLost, (route) => {
    isAsked = true
    return route.abort()
  })
  await journey()
  await expect.poll(() => isAsked, 'the journey needs the code').toBe(true)
  await expectWhole(page)
  await page.unroute(isLost)
}
