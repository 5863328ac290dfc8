import { WireEstimates } from './upstream.ts'
import { CATALOG } from '../cache/freshness.ts'
import { defineParsed, type ManifestEntry } from '../cache/manifest-entry.ts'

export const shippingEstimates: ManifestEntry<WireEstimates> = defineParsed(WireEstimates, {
  name: 'shippingEstimates',
  why: 'Every product page asks. There are few regions and stores, and their business days hardly ever change.',
  keyParts: ['site', 'locale', 'country', 'region or empty', 'store id or empty'],
  tiers: ['memory'],
  ...CATALOG,
})

export const checkoutEntries = [shippingEstimates] as const
