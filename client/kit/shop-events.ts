/**
 * The events that services may know, by type. A capability declares its own where it emits them, as another part of this
 * interface. One that no sink takes does not compile (`client/analytics/sinks.test-d.ts`).
 */
export interface ShopEvents {
  'page-viewed': { path: string; title: string; isDocument: boolean }
}

/** The events that stay within the shop, in the same way. No sink may take them. */
export interface InternalEvents {
  /** Something changed in place, which is announced to screen readers. */
  announced: { text: string }
  /** A toast, which is also announced. */
  toasted: {
    text: string
    tone: 'success' | 'error'
    /** Sets a fixed time: for a toast about a tile, or about a result that the shopper has waited for. */
    about?: 'tile' | 'promise'
    action?: ToastAction
  }
}

type Events = ShopEvents & InternalEvents

/** The shopper's actions as one typed stream of events. */
export type ShopEvent<Type extends keyof Events = keyof Events> = {
  [Each in Type]: { type: Each } & Events[Each]
}[Type]

export interface ToastAction {
  label: string
  run: () => void
}

type Listener = (event: ShopEvent) => void

const listeners = new Set<Listener>()

/** The last events of this document, for analytics, which opens later and only with consent. */
export const recentEvents: ShopEvent[] = []
const MOST_RECENT = 50

export function emitShopEvent(event: ShopEvent) {
  if (recentEvents.push(event) > MOST_RECENT) recentEvents.shift()
  for (const listener of listeners) listener(event)
}

/** @returns a function that ends the subscription */
export function onShopEvent(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
