/** The sender of a request, for limits and policies. Asking opens the session. */
export interface Identity {
  /** Whether an agent shops for a shopper. */
  isAgent(): Promise<boolean>
  /** The id of the session's customer or guest. Null without a session. */
  shopperId(): Promise<string | null>
  /** The reviewer's id at the review service. Null if this browser has none yet. */
  reviewerId(): Promise<string | null>
}
