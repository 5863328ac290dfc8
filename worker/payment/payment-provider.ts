/** What the shop may know of a card; the rest of it never leaves the provider. */
export interface CardOnFile {
  /** What the order is paid with. Passed on to commerce, never to a browser, a log or a cache. */
  token: string
  /** As shoppers call it: `Visa`. */
  brand: string
  holder: string
  /** The end of the number, at most four digits. */
  lastDigits: string
  expirationMonth: number
  /** Four digits. */
  expirationYear: number
}

/**
 * Whoever takes cards for the shop. The number of a card is typed into the provider's own documents and
 * goes to the provider alone; what comes back is a token, good for one payment.
 *
 * An adapter for another provider implements this and passes `testing/payment-provider-contract.ts`. If its
 * field does not speak the messages of `client/features/payment/hosted-field.ts`, it puts a document of the
 * provider's site between that does: script of the provider has no place in a page of the shop.
 */
export interface PaymentProvider {
  /**
   * Where its documents are: the only foreign origin that the billing page may frame and send forms to.
   * It has to be another site than the shop's, so that no cookie of the shop reaches it.
   */
  readonly origin: string

  /**
   * The field that the billing page frames. It speaks with `parentOrigin` alone, and is shown in no other page.
   * Made from what is given and nothing else: it stands in the first HTML, before anybody is known.
   */
  fieldAddress(field: { locale: string; parentOrigin: string }): string

  /**
   * The provider's own page, for shoppers without JavaScript. It leads back to `returnTo` by GET with `state`
   * as it was given and either `token` or `cancelled=1`. `state` is opaque to the provider: at most 128 of
   * `A–Z a–z 0–9 _ -`.
   */
  pageAddress(page: { locale: string; state: string; returnTo: string }): string

  /**
   * The card behind a token, asked for server to server: that a browser names a token proves nothing. Null for a
   * token that is unknown, has expired or has been paid with. May be asked any number of times without using
   * the token up; gives up after 3 s, the body included, or when `signal` says so.
   * @throws {ProblemError} `unavailable` for every other way of not getting a usable answer
   */
  readToken(token: string, signal?: AbortSignal): Promise<CardOnFile | null>
}
