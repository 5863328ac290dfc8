/** What a session request is about, and what its answer asks of the browser (spec 1 §4, spec 3 §4). */
export type SessionAction = 'init' | 'ping' | 'update' | 'login' | 'logout' | 'noop'

/** What header and footer show about the visitor. Loaded after hydration in a response that is never cached. */
export interface SessionView {
  /** `noop` keeps the session that the browser has; `logout` says that it has ended. */
  action: SessionAction
  customerType: 'anonymous' | 'guest' | 'registered'
  bagCount: number
  /** The store that the visitor picks up at. */
  store: { storeId: string; storeName: string } | null
  /** Where the edge believes the visitor to be: ISO country and region codes. */
  geolocation: { countryCode: string | null; regionCode: string | null }
  /** Whether the request comes from the shop's native app. */
  isNativeApp: boolean
  /** Those in which the visitor belongs to a group. In others, the site's preference counts. */
  experiments: { name: string; isOn: boolean }[]
}

/** The answer to the persisted operation that asks for the session (`worker/graphql/persisted-operations.ts`). */
export interface SessionAnswer {
  data: { onsession: SessionView }
}
