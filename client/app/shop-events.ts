/** The shopper's actions as one typed stream of events. */
export type ShopEvent =
  | { type: 'page-viewed'; path: string; title: string; isDocument: boolean }
  | { type: 'bag-changed' }
  /** The service may have changed the basket by itself, as it does for another store (spec 1 §4). */
  | { type: 'refetch-basket' }
  /** Something changed in place, which is announced to screen readers. */
  | { type: 'announced'; text: string }
  /** A toast, which is also announced. */
  | { type: 'toasted'; text: string; tone: 'success' | 'error'; action?: ToastAction }

export interface ToastAction {
  label: string
  run: () => void
}

type Listener = (event: ShopEvent) => void

const listeners = new Set<Listener>()

export function emitShopEvent(event: ShopEvent) {
  for (const listener of listeners) listener(event)
}

/** @returns a function that ends the subscription */
export function onShopEvent(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
