/** When an order that is placed now arrives. Days are as the page's locale writes them: "Thu, Nov 26". */
export interface Arrival {
  /** Null if nothing is sent to where the visitor is. */
  shipping: {
    /** The shipping method's name in the page's locale. */
    method: string
    from: string
    to: string
  } | null
  /** When the store has it ready. Null without a store that takes pickups. */
  pickup: { storeName: string; readyBy: string } | null
}
