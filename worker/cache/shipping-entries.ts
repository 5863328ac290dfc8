import { WireEstimates } from '../commerce/shipping-estimates.ts'
import { CATALOG } from './freshness.ts'
import { defineParsed, type ManifestEntry } from './manifest-entry.ts'

export const shippingEstimates: ManifestEntry<WireEstimates> = defineParsed(WireEstimates, {
  name: 'shippingEstimates',
  why: 'Every product page asks. There are few regions and stores, and their business days hardly ever change.',
  keyParts: ['site', 'locale', 'country', 'region or empty', 'store id or empty'],
  tiers: ['memory'],
  ...CATALOG,
})
