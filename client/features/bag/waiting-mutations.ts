import { WAITING_MUTATIONS_KEY } from '#shared/storage-keys.ts'

import { readTab, writeTab } from '../../app/tab-storage.ts'
import type { WaitingMutation } from './mutation-queue.ts'

/** Keeps changes of the bag that wait for a connection, for the next document of this tab. */
export const keepWaiting = (waiting: readonly WaitingMutation[]) =>
  writeTab(WAITING_MUTATIONS_KEY, JSON.stringify(waiting))

/** Takes over the changes that the last document of this tab has kept. */
export function takeWaiting(): WaitingMutation[] {
  const waiting: WaitingMutation[] = JSON.parse(readTab(WAITING_MUTATIONS_KEY) ?? '[]')
  if (waiting.length > 0) keepWaiting([])
  return waiting
}
