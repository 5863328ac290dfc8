/** The card data that the shop may know. All other data stays with the provider. */
export interface CardOnFile {
  /** Pays for the order. Sent to commerce, but never to a browser, a log or a cache. */
  token: string
  /** The brand's display name, such as `Visa`. */
  brand: string
  holder: string
  /** The last digits of the card number, at most four. */
  lastDigits: string
  expirationMonth: number
  /** Four digits. */
  expirationYear: number
}

/**
 * The payment provider port. Shoppers type their card number into the provider's own documents, and only the
 * provider receives it. The shop gets a token that is valid for one payment.
 *
 * An adapter for another provider implements this interface and passes `testing/payment-provider-contract.ts`. If
 * the provider's field does not use the messages of `client/payment/hosted-field.ts`, the adapter puts a
 * document on the provider's site in between that does. The shop's pages never run the provider's scripts.
 */
export interface PaymentProvider {
  /**
   * The origin of the provider's documents: the only other origin that the billing page may frame and submit
   * forms to. It must be a different site from the shop, so that it never receives the shop's cookies.
   */
  readonly origin: string

  /**
   * The URL of the field that the billing page frames. The field only exchanges messages with `parentOrigin` and
   * can only be framed there. The URL depends only on these parameters, because it is part of the first HTML,
   * before the shopper is known.
   */
  fieldAddress(field: { locale: string; parentOrigin: string }): string

  /**
   * The URL of the provider's own page, for shoppers without JavaScript. The page redirects back to `returnTo` by
   * GET with the given `state` and either `token` or `cancelled=1`. `state` is opaque to the provider: at most 128
   * characters of `A–Z a–z 0–9 _ -`.
   */
  pageAddress(page: { locale: string; state: string; returnTo: string }): string

  /**
   * Reads the card of a token, server to server, because a token from a browser proves nothing. Null if the token
   * is unknown, expired or already used. Reading does not use up the token. The request is aborted after 3 s,
   * including the body, or by `signal`.
   * @throws {ProblemError} `unavailable` if there is no usable response for any other reason
   */
  readToken(token: string, signal?: AbortSignal): Promise<CardOnFile | null>

  /**
   * Has the provider keep the card of an unused token, for later payments. Returns the card with the token that names it
   * from then on: commerce stores that one, and it pays nothing by itself. Null as for `readToken`.
   */
  keepCard(token: string): Promise<CardOnFile | null>

  /** Issues a token for one payment with a kept card. Null if the provider does not keep it. */
  issueToken(storedToken: string): Promise<CardOnFile | null>
}
