import type { TrustedHtml } from '#shared/text/html.ts'

/** What an order needs to start auto-refreshes. There is no data for any other order. */
export const REFRESH_KEY = ['refresh']

export interface RefreshNeeds {
  isGuest: boolean
  /** Whether the account keeps the card of the order. */
  isCardSaved: boolean
  /** Null if they cannot be read. */
  terms: TrustedHtml | null
}
