import type { SiteId } from '../../platform/site.ts'

export interface SeedAddress {
  addressId: string
  fields: Record<string, string>
}

/** The addresses of customers with addresses; the first one is preferred. */
export const fixtureAddresses: Record<SiteId, SeedAddress[]> = {
  us: [
    {
      addressId: 'Home',
      fields: {
        firstName: 'Ana',
        lastName: 'Ruiz',
        address1: '12 Mill Lane',
        city: 'Columbus',
        stateCode: 'OH',
        postalCode: '43215',
        countryCode: 'US',
        phone: '6145550100',
      },
    },
    {
      addressId: 'Work / 2nd floor',
      fields: {
        firstName: 'Ana',
        lastName: 'Ruiz',
        companyName: 'Harbor Light Studio',
        address1: '400 Ocean View Road',
        address2: 'Suite 210',
        city: 'Portland',
        stateCode: 'OR',
        postalCode: '97201-1234',
        countryCode: 'US',
        phone: '5035550142',
      },
    },
  ],
  ca: [
    {
      addressId: 'Maison',
      fields: {
        firstName: 'Élise',
        lastName: 'Gagnon',
        address1: '8, rue du Moulin',
        city: 'Québec',
        stateCode: 'QC',
        postalCode: 'G1R 2B5',
        countryCode: 'CA',
        phone: '4185550121',
      },
    },
    {
      addressId: 'Office',
      fields: {
        firstName: 'Élise',
        lastName: 'Gagnon',
        address1: '77 Wellesley Street',
        city: 'Toronto',
        stateCode: 'ON',
        postalCode: 'M5V 2T6',
        countryCode: 'CA',
        phone: '4165550188',
      },
    },
  ],
}
