import type { Json } from '../../platform/localized.ts'

/** A seeded account on both sites; `name` identifies it in tests. */
export interface SeedCustomer {
  name: string
  what: string
  /** The e-mail address, which is also the login. */
  login: string
  /** Null for an account without a name, such as one from an external provider. */
  firstName: string | null
  lastName: string | null
  profile: Record<string, Json>
  addresses: 'none' | 'own'
  /** A saved Visa card ending in 1111. */
  hasCard: boolean
  /** The number of products on the wish list; null means no list. */
  wishes: number | null
}

type Plain = Pick<SeedCustomer, 'profile' | 'addresses' | 'hasCard' | 'wishes'>

/** Statuses in the loyalty program's spelling; the first three are members. */
const statuses = [
  ['Active', 'Iris', 'Bergström'],
  ['Inactive', 'Omar', 'Haddad'],
  ['PointsCapped', 'Grace', 'Liu'],
  ['Cancelled', 'Peter', 'Novak'],
  ['CancelledGrace', 'Dana', 'Whitfield'],
  ['Terminated', 'Sam', 'Ortega'],
  ['TerminatedGrace', 'Julie', 'Lavoie'],
  ['Frozen', 'Kai', 'Nakamura'],
  ['Hibernating', 'Ruth', 'Adler'],
] as const

/** The account that a customer has opened in a store, by site. */
export const storeMember = {
  email: 'instore@members.example',
  loyaltyIds: [
    { siteId: 'us', loyaltyId: 'JW-9001' },
    { siteId: 'ca', loyaltyId: 'JW-9002' },
  ],
} as const

/** One customer for each status, one without a status, one in an excluded area, and one with unreadable offers. */
export function loyaltyCustomers(plain: Plain): SeedCustomer[] {
  const member = (name: string, what: string, person: readonly [string, string]) => ({
    ...plain,
    name: `LOYAL-${name.toUpperCase()}`,
    what,
    login: `${name.toLowerCase()}@members.example`,
    firstName: person[0],
    lastName: person[1],
  })
  const byStatus = statuses.map(([status, ...person], index) => ({
    ...member(status, `loyalty status ${status}`, person),
    profile: loyalty(index + 1, status),
  }))
  return [
    ...byStatus,
    {
      ...member('CANADIAN', 'a Canadian postal code and no loyalty status', ['Marc', 'Bouchard']),
      profile: { c_loyaltyPostalCode: 'H2J 1C6' },
    },
    {
      ...member('EXCLUDED', 'a ZIP code where there is no program', ['Luz', 'Rivera']),
      profile: { ...loyalty(21, 'Active'), c_loyaltyPostalCode: '96910' },
    },
    {
      ...member('INSTORE', 'a rewards account from a store, not linked yet', ['Nina', 'Petrov']),
      login: storeMember.email,
    },
    {
      ...member('BROKEN', 'offers that cannot be read', ['Finn', 'Murphy']),
      profile: { ...loyalty(22, 'Active'), c_filteredOffers: '{"rewards":{"count":2,' },
    },
  ]
}

function loyalty(number: number, status: string): Record<string, Json> {
  const rewards = { count: 2, currentSpend: 64.5, nextReward: 100 }
  // Both formats exist in real data.
  const isText = number % 2 === 1
  return {
    c_loyaltyID: `JW-${String(100 + number)}`,
    c_loyaltyMemberStatus: status,
    c_loyaltyPostalCode: '43215',
    c_loyaltyExpiryDate: '2027-12-31',
    c_loyaltyExported: true,
    c_loyaltyOffersLastUpdated: '2026-11-01T08:00:00.000Z',
    c_loyaltySubscriptionDate: '2026-03-01',
    c_isLoyaltySignupEvent: false,
    c_filteredOffers: isText ? JSON.stringify({ rewards }) : { rewards },
  }
}
