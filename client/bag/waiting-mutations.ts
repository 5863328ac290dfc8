import type { SiteId } from '#shared/site/site.ts'
import { WAITING_MUTATIONS_KEY } from '#shared/bag/storage.ts'

import { readTab, writeTab } from '../kit/browser-storage.ts'
import type { WaitingMutation } from './mutation-queue.ts'

type WaitingBySite = Partial<Record<SiteId, readonly WaitingMutation[]>>

const readWaiting = (): WaitingBySite => JSON.parse(readTab(WAITING_MUTATIONS_KEY) ?? '{}')

/** Keeps changes of a site's bag that are not confirmed yet, for the next document of this tab that shows the site. */
export const keepWaiting = (site: SiteId, waiting: readonly WaitingMutation[]) =>
  writeTab(WAITING_MUTATIONS_KEY, JSON.stringify({ ...readWaiting(), [site]: waiting }))

/** Keeps one more. */
export const addWaiting = (site: SiteId, waiting: WaitingMutation) =>
  keepWaiting(site, [...(readWaiting()[site] ?? []), waiting])

export const hasWaiting = (site: SiteId) => (readWaiting()[site] ?? []).length > 0

/** Takes over the changes that the last document of the site in this tab has kept. */
export function takeWaiting(site: SiteId): readonly WaitingMutation[] {
  const waiting = readWaiting()[site] ?? []
  if (waiting.length > 0) keepWaiting(site, [])
  return waiting
}
