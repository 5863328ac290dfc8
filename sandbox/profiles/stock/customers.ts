import type { SeedAddress } from '../../catalog/customers/customers-addresses.ts'
import type { SeedCustomer } from '../../catalog/customers/customers-loyalty.ts'

const plain = { profile: {}, addresses: 'none', hasCard: false, wishes: null } as const

export const customers: readonly SeedCustomer[] = [
  {
    ...plain,
    name: 'REG',
    what: 'addresses, a saved card and a short wish list',
    login: 'reg@shoppers.example',
    firstName: 'Siobhán',
    lastName: 'O’Dowd',
    addresses: 'own',
    hasCard: true,
    wishes: 2,
  },
  {
    ...plain,
    name: 'REG-NEW',
    what: 'an account that nothing was done with yet',
    login: 'new@shoppers.example',
    firstName: 'Étienne',
    lastName: 'Lefèvre',
  },
]

const siobhan = { firstName: 'Siobhán', lastName: 'O’Dowd' }

export const addresses: Record<string, SeedAddress[]> = {
  us: [
    {
      addressId: 'Home',
      fields: {
        ...siobhan,
        address1: '212 Matchbox Street',
        city: 'Boston',
        stateCode: 'MA',
        postalCode: '02116',
        countryCode: 'US',
        phone: '6175550111',
      },
    },
  ],
  ca: [
    {
      addressId: 'Maison',
      fields: {
        ...siobhan,
        address1: '155, rue de la Laine',
        city: 'Montréal',
        stateCode: 'QC',
        postalCode: 'H2T 1S6',
        countryCode: 'CA',
        phone: '5145550137',
      },
    },
  ],
  gb: [
    {
      addressId: 'Home',
      fields: {
        ...siobhan,
        address1: '14 Weaver’s Yard',
        city: 'Leeds',
        postalCode: 'LS1 4AP',
        countryCode: 'GB',
        phone: '01134960142',
      },
    },
  ],
  ie: [
    {
      addressId: 'Home',
      fields: {
        ...siobhan,
        address1: '6 Loom Lane',
        city: 'Galway',
        stateCode: 'G',
        postalCode: 'H91 AC1D',
        countryCode: 'IE',
        phone: '0915550123',
      },
    },
  ],
}
