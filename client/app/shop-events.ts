import type { BagLine } from '#shared/bag/bag.ts'
import type { Money } from '#shared/money/money.ts'

/** A list of products on a page. */
export type ShownList =
  | { kind: 'search'; phrase: string }
  | { kind: 'category'; categoryId: string }
  | { kind: 'row'; recommender: string }

type PricedLine = Pick<BagLine, 'productId' | 'unitPrice'>

/** The shopper's actions as one typed stream of events. */
export type ShopEvent =
  | { type: 'page-viewed'; path: string; title: string; isDocument: boolean }
  | { type: 'bag-changed' }
  /** So many of an item were added to the bag, which may have held some. */
  | { type: 'added-to-bag'; line: PricedLine; quantity: number }
  | {
      type: 'checkout-begun'
      lines: readonly (PricedLine & Pick<BagLine, 'quantity'>)[]
      total: Money
    }
  /** Products of a list are in view, for the first time since the page is shown. */
  | { type: 'products-seen'; list: ShownList; productIds: readonly string[] }
  /** The page of a listed product is being opened. */
  | { type: 'product-followed'; list: ShownList; productId: string }
  /** A guest has become a registered customer (spec 1 §4). */
  | { type: 'user_login' }
  | { type: 'logged-in' }
  /** What was in the guest's bag is in the customer's. */
  | { type: 'custom-basket' }
  | { type: 'sign-out' }
  /** The dialog for a product is closed, with a store or without. */
  | { type: 'store-settled'; productId: string; isChosen: boolean }
  /** Stores around a place were searched for one that has a product. */
  | { type: 'stores-searched'; productId: string; isAnywhere: boolean }
  /** The service may have changed the basket by itself, as it does for another store (spec 1 §4). */
  | { type: 'refetch-basket' }
  /** Something changed in place, which is announced to screen readers. */
  | { type: 'announced'; text: string }
  /** A toast, which is also announced. */
  | {
      type: 'toasted'
      text: string
      tone: 'success' | 'error'
      /** Shown for a time of its own: about a tile, or about something that the shopper has waited for. */
      about?: 'tile' | 'promise'
      action?: ToastAction
    }
  /** A link was followed, or a button pressed that content names: its name, and where it leads. */
  | { type: 'link-followed'; name: string; to: string }
  /** The visitor has chosen which cookies to allow. */
  | { type: 'privacy-chosen' }

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
