import type { SiteId } from '../../platform/sites.ts'
import type { SeedStore } from './store.ts'
import { storesCa } from './stores-ca.ts'
import { storesUs } from './stores-us.ts'

export const stores: readonly SeedStore[] = [...storesUs, ...storesCa]

/** Stores and postal codes for test cases, by the case's name and site. */
export const storeFixtures: Record<string, Record<SiteId, string>> = {
  'STORE-A': { us: '1101', ca: '2101' },
  'STORE-B': { us: '1102', ca: '2102' },
  'STORE-OFF': { us: '1103', ca: '2103' },
  'STORE-0': { us: '1104', ca: '2104' },
  /** A store without pickup. */
  'STORE-NOPICKUP': { us: '1110', ca: '2111' },
  /** Postal codes: one near the fixture stores, and one without a store within 50 miles. */
  'PLACE-STORES': { us: '43215', ca: 'M5V 2B7' },
  'PLACE-NONE': { us: '59230', ca: 'X0A 0H0' },
}
