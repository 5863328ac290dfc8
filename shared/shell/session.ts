import type { PrivacyRegime } from '../site/market.ts'
import type { SessionStore } from '../stores/store.ts'

/** The reason for a session request, or the browser's next step in its response (spec 1 §4, spec 3 §4). */
export type SessionAction = 'init' | 'ping' | 'update' | 'login' | 'logout' | 'noop'

/** Nobody's session yet; one without an account; one of a customer who is signed in. */
export type CustomerType = 'anonymous' | 'guest' | 'registered'

/** The visitor, for header and footer. Loaded after hydration in a response that is never cached. */
export interface SessionView {
  /** `noop` keeps the session that the browser has; `logout` says that it has ended. */
  action: SessionAction
  customerType: CustomerType
  /** Whether another device has signed the customer out here in the last minutes, without a new sign-in since. */
  isSignedOut: boolean
  /** The customer's, for the greeting. Null unless registered, or if the account has none. */
  firstName: string | null
  bagCount: number
  /** Whether the visitor came with a source code, by which commerce prices the shop for them. */
  hasOwnPrices: boolean
  /** The store that the visitor picks up at. */
  store: SessionStore | null
  /** The agent who shops for the customer, the customer's login (null for a guest), and when the agent's session ends. */
  agent: { agentId: string; loginId: string | null; endsInSeconds: number } | null
  /** Where the edge believes the visitor to be: ISO country and region codes. */
  geolocation: {
    countryCode: string | null
    /**
     * The country in a sentence ("the Netherlands", "aux Pays-Bas") for visitors from abroad. Null in the home country
     * and in the site's own.
     */
    foreignCountry: string | null
    regionCode: string | null
  }
  /** What is allowed before the visitor chooses. Documents are the same for everyone, so only the session says it. */
  privacyRegime: PrivacyRegime
  /** Whether the request comes from the shop's native app. */
  isNativeApp: boolean
  /** Those in which the visitor belongs to a group. In others, the site's preference counts. */
  experiments: { name: string; isOn: boolean }[]
}

/** The answer to the persisted operation that asks for the session (`worker/graphql/persisted-operations.ts`). */
export interface SessionAnswer {
  data: { onsession: SessionView }
}
