import { sites } from './sites.ts'

const everywhere = (id: string) =>
  Object.fromEntries(Object.keys(sites).map((siteId) => [siteId, id]))

/** Products and stores that are test cases, by the case's name and site. */
export const fixtures: Record<string, Record<string, string>> = {
  /** Three colors in five sizes. */
  'P-MASTER': everywhere('25001M'),
  'P-VARIANT': everywhere('25001001M'),
  /** Colors, but no sizes. */
  'P-ONE-SIZE': everywhere('25112M'),
  'P-SET': everywhere('weekend-look'),
  'P-BUNDLE': everywhere('winter-warmers'),
  'P-EGC': everywhere('gift-certificate-50'),
  'P-SOLD': everywhere('25901M'),
  'P-LOW2': everywhere('25902M'),
  /** A master without variants, so a search represents it by no product. */
  'P-NO-VARIANTS': everywhere('25903M'),
  'STORE-A': { us: 'us-boston', ca: 'ca-montreal', gb: 'gb-london', ie: 'ie-dublin' },
  'STORE-NOPICKUP': { us: 'us-outlet' },
}
