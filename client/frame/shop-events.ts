/** Every deed of the shopper, in one typed stream. Whoever wants to know subscribes. */
export type ShopEvent =
  | { type: 'page-viewed'; path: string; title: string; isDocument: boolean }
  | { type: 'bag-changed' }
  /** Something changed in its place; who does not see it hears it. */
  | { type: 'said'; text: string }
  /** Something that is shown for a while, and said. */
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

/** @returns a function that ends the subscription. */
export function onShopEvent(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
