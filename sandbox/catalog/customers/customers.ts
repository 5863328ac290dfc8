import type { SiteId } from '../../platform/site.ts'
import { loyaltyCustomers, type SeedCustomer } from './customers-loyalty.ts'

/** The public password of all seeded accounts, which hold no real data. */
export const passwordOfSeeds = 'Juniper2026'

export const agents = [
  { name: 'AGENT', login: 'agent.one@care.example', password: passwordOfSeeds },
  { name: 'AGENT-TWO', login: 'agent.two@care.example', password: passwordOfSeeds },
] as const

const plain = { profile: {}, addresses: 'none', hasCard: false, wishes: null } as const

export const customers: SeedCustomer[] = [
  {
    ...plain,
    name: 'REG',
    what: 'addresses, a saved card and a short Love-It List',
    login: 'reg@shoppers.example',
    firstName: 'Ana',
    lastName: 'Ruiz',
    profile: { phoneHome: '6145550100' },
    addresses: 'own',
    hasCard: true,
    wishes: 2,
  },
  {
    ...plain,
    name: 'REG-NEW',
    what: 'an account that nothing was done with yet',
    login: 'new@shoppers.example',
    firstName: 'Noah',
    lastName: 'Tremblay',
  },
  {
    ...plain,
    name: 'UNNAMED',
    what: 'an account without a name',
    login: 'unnamed@shoppers.example',
    firstName: null,
    lastName: null,
  },
  {
    ...plain,
    name: 'REG-LIST20',
    what: 'a Love-It List of 20',
    login: 'list20@shoppers.example',
    firstName: 'Maya',
    lastName: 'Okafor',
    wishes: 20,
  },
  {
    ...plain,
    name: 'REG-LIST40',
    what: 'a Love-It List of 40',
    login: 'list40@shoppers.example',
    firstName: 'Léa',
    lastName: 'Côté',
    wishes: 40,
  },
  {
    ...plain,
    name: 'SUBSCRIBER',
    what: 'gets products by auto-refresh',
    login: 'subscriber@shoppers.example',
    firstName: 'Hugo',
    lastName: 'Lindqvist',
    addresses: 'own',
    hasCard: true,
    wishes: 0,
  },
  {
    ...plain,
    name: 'OPTED-OUT',
    what: 'has asked not to be sold to third parties',
    login: 'opted-out@shoppers.example',
    firstName: 'Priya',
    lastName: 'Nair',
    profile: { c_isOneTrustDNSReqSubmitted: true, c_submitOneTrustDNS: true },
    wishes: 0,
  },
  ...loyaltyCustomers(plain),
]

/** The id of a seeded customer on a site: 26 letters and digits, like any customer id. */
export const seedCustomerId = (name: string, siteId: SiteId) =>
  `ab${siteId}${name.replaceAll('-', '')}`.padEnd(26, '0')
