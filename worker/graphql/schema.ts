import { buildSchema } from 'graphql'

/** The GraphQL API at `/api` (spec 3 §7). The session model follows spec 3 §3.5 and §3.6. */
export const schema = buildSchema(/* GraphQL */ `
  type Query {
    "GraphQL needs a query. The shop reads by its JSON API."
    version: String!
  }

  type Mutation {
    """
    Opens, keeps or ends the session of the visitor, who is identified by the cookie: accessToken and usid, which other
    clients of the platform send, are ignored.
    """
    onsession(
      action: SessionAction!
      accessToken: String
      usid: String
      extras: SessionExtras
    ): Session!
  }

  enum SessionAction {
    init
    ping
    update
    login
    logout
    noop
  }

  "What only the browser knows."
  input SessionExtras {
    mcmid: String
    device: String
    isShopInApp: Boolean
    platform: String
  }

  type Session {
    "What the answer asks of the browser: noop keeps its session, logout says that it has ended, and is sent once."
    action: SessionAction!
    customerType: CustomerType!
    "Whether another device has signed the customer out here, without a new sign-in since."
    isSignedOut: Boolean!
    firstName: String
    bagCount: Int!
    "Whether a source code prices the shop for the visitor."
    hasOwnPrices: Boolean!
    store: SessionStore
    "The agent who shops for the customer."
    agent: Agent
    geolocation: Geolocation!
    "What is allowed before the visitor chooses: nothing optional (opt-in), or everything (opt-out)."
    privacyRegime: String!
    isNativeApp: Boolean!
    "Those in which the visitor belongs to a group. In others, the site's preference counts."
    experiments: [Experiment!]!
    preferences: [SitePreference!]!
    adobe: Adobe!
  }

  enum CustomerType {
    anonymous
    guest
    registered
  }

  type Experiment {
    name: String!
    isOn: Boolean!
  }

  type Agent {
    agentId: String!
    "Null for a guest."
    loginId: String
    endsInSeconds: Int!
  }

  type SessionStore {
    storeId: String!
    storeName: String!
    storeIsPreferred: Boolean!
  }

  type Geolocation {
    city: String
    postalCode: String
    countryCode: String
    countryName: String
    "In a sentence, with its article or preposition. Null in the home country and in the site's own."
    foreignCountry: String
    regionCode: String
    regionName: String
    latitude: Float
    longitude: Float
  }

  type SitePreference {
    key: String!
    "Text as it is, everything else as JSON."
    value: String
  }

  "Null are the values of services that are not configured, and the visitor's id before consent."
  type Adobe {
    targetcg: String
    mcmid: String
    mboxes: [String!]!
    targetAnalyticsData: String
  }
`)
