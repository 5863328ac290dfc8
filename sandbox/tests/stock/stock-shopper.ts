import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'

import { clientsOf, configOf } from '../clients.ts'

const sdk: typeof Sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic')

export const SITES = ['us', 'ca', 'gb', 'ie'] as const
export type StockSite = (typeof SITES)[number]

const withToken = (siteId: string, token: string) => ({
  ...configOf(siteId),
  headers: { authorization: `Bearer ${token}` },
})

/** The clients that the tests of the other profile do not need. */
export const sdkClients = (siteId: string, token: string) => ({
  stores: new sdk.ShopperStores(withToken(siteId, token)),
  configurations: new sdk.ShopperConfigurations(withToken(siteId, token)),
  experience: new sdk.ShopperExperience(withToken(siteId, token)),
  contexts: new sdk.ShopperContexts(withToken(siteId, token)),
})

export const searchClient = (siteId: string, token: string) => clientsOf(siteId, token).search

const named = { firstName: 'Siobhán', lastName: 'O’Dowd' }

export const addresses = {
  us: {
    ...named,
    address1: '212 Matchbox Street',
    city: 'Boston',
    stateCode: 'MA',
    postalCode: '02116',
    countryCode: 'US',
  },
  ca: {
    ...named,
    address1: '155, rue de la Laine',
    city: 'Montréal',
    stateCode: 'QC',
    postalCode: 'H2T 1S6',
    countryCode: 'CA',
  },
  gb: {
    ...named,
    address1: '14 Weaver’s Yard',
    city: 'Leeds',
    postalCode: 'LS1 4AP',
    countryCode: 'GB',
  },
  ie: {
    ...named,
    address1: '6 Loom Lane',
    city: 'Galway',
    postalCode: 'H91 AC1D',
    countryCode: 'IE',
  },
} as const satisfies Record<StockSite, object>
