/** The optional features of the shop. One that is off leaves no trace in it, whatever the instance's preferences say. */

/** The loyalty program. */
export const rewards: boolean = true
/** Products that are sent again. */
export const autoRefresh: boolean = true
/** Gift cards as products and as payment, and their balance. */
export const giftCards: boolean = true
/** Picking up in a store, and choosing one. */
export const pickup: boolean = true
/** Reviews, ratings, and what other services say about a product. */
export const reviews: boolean = true
/** The list of products to keep, and to share. */
export const wishList: boolean = true
/** Agents who shop for a customer. */
export const agents: boolean = true
/** What differs in the native app. */
export const nativeApp: boolean = true
/** The dialog that offers the sites of other countries. */
export const redirectDialog: boolean = true
/** Markdown of pages, `llms.txt`, a feed of products and a description of the search, for agents that read the shop. */
export const readingAgents: boolean = true
