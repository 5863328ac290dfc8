import { WAITING_EVENTS_KEY } from '#shared/storage/storage-keys.ts'

import { readTab, removeTab, writeTab } from '../../app/tab-storage.ts'

type Bodies = Readonly<Record<string, readonly object[]>>

/** Older ones are dropped. */
const MOST = 50

/** Keeps what sinks could not send before the page was left, by their names. */
export function keepBodies(bodies: readonly (readonly [name: string, waiting: object[]])[]) {
  const kept = bodies
    .filter(([, waiting]) => waiting.length > 0)
    .map(([name, waiting]) => [name, waiting.slice(-MOST)] as const)
  if (kept.length > 0) writeTab(WAITING_EVENTS_KEY, JSON.stringify(Object.fromEntries(kept)))
}

/** Takes what was kept, so that nothing else sends it as well. */
export function takeBodies(): Bodies {
  const text = readTab(WAITING_EVENTS_KEY)
  if (text === null) return {}
  removeTab(WAITING_EVENTS_KEY)
  const kept: unknown = parsed(text)
  if (!isObject(kept)) return {}
  return Object.fromEntries(
    Object.entries(kept).map(([name, bodies]) => [
      name,
      Array.isArray(bodies) ? bodies.filter(isObject) : [],
    ]),
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
