import manifest from '../package.json' with { type: 'json' }
import { coupons } from '../catalog/coupons.ts'
import {
  agents,
  customers,
  passwordOfSeeds,
  seedCustomerId,
} from '../catalog/customers/customers.ts'
import type { SeedCustomer } from '../catalog/customers/customers-loyalty.ts'
import { fixtures } from '../catalog/fixtures/fixtures.ts'
import { storeFixtures } from '../catalog/stores/stores.ts'
import { factory } from '../platform/env.ts'
import { sampleCertificates } from '../gift-certificates/find-certificate.ts'
import { authenticatedCards, BANK_CODE, testCards } from '../payments/test-cards.ts'
import { shippingMethodsFor } from '../pricing/shipping-methods.ts'
import { sourceCodes } from '../pricing/promotion-context.ts'
import { only } from '../platform/problems.ts'
import { serviceDescriptions } from '../services/services.ts'
import { localeDetails, ORGANIZATION_ID, type Site, sites } from '../platform/sites.ts'
import {
  ACCOUNT_MANAGER,
  PRIVATE_CLIENT_ID,
  PUBLIC_CLIENT_ID,
  redirectUris,
} from '../auth/clients.ts'
import { path } from '../content/paths.ts'
import { assetIdByField } from '../content/assets/assets-fields.ts'
import { hostileAssets } from '../content/assets/assets-hostile.ts'
import { shellSlots } from '../content/slots/slots-shell.ts'

/** Response members that a live service does not have; clients must work without them there. */
const loginExtensions = {
  attempts_left:
    'in the 401 of /oauth2/login: after the fourth wrong password in a row 2, after the fifth 1',
  locked_until:
    'in the 401 of /oauth2/login: until when the login is locked, after the sixth, as an ISO date',
  violations:
    'in the 400 of a password that is too weak: a sentence for each rule of the policy it breaks',
} as const

const onBoth = (id: string) => ({ us: id, ca: id })

/** Addresses, countries and assets that serve as test cases, by case and site. */
const contentTestCases = {
  'M-CATEGORY': onBoth('/by-candlelight'),
  'M-CATEGORY-REFINED': onBoth('/evening-woods'),
  'M-ASSET': onBoth(path.customerCare),
  'M-ASSET0': onBoth('/missing-note'),
  'M-REDIRECT': onBoth('/stocking-stuffers'),
  'M-EXTERNAL': onBoth('/journal'),
  'M-LOOP': onBoth('/around-and-around'),
  'M-LOOP2': onBoth('/there'),
  'M-SCRIPT': onBoth('/script'),
  'M-UNKNOWN': onBoth('/workshop-tour'),
  'M-FAILING': onBoth('/unreliable'),
  'M-GONE': onBoth('/product/FXGONE'),
  'R-IN': onBoth('GB'),
  'R-OUT': onBoth('DE'),
  'R-SCRIPT': onBoth('ZW'),
  'R-HTTP': onBoth('NO'),
  'A-LINKS': onBoth('lab-copy-links'),
  'A-ALL-FIELDS': onBoth('field-all'),
  'A-WELCOME-NOIMG': onBoth('welcome-without-picture'),
} as const

/** More test content: an asset for each field, hostile bodies, and the slots of the shell. */
const contentDescription = {
  assetByField: assetIdByField,
  hostileAssets: hostileAssets.map(({ id }) => id),
  shellSlots: [...new Set(shellSlots.map(({ id }) => id))],
}

const basePaths = {
  auth: '/shopper/auth/v1',
  products: '/product/shopper-products/v1',
  availability: '/product/shopper-availability/v1',
  search: '/search/shopper-search/v1',
  promotions: '/pricing/shopper-promotions/v1',
  baskets: '/checkout/shopper-baskets/v1',
  basketsV2: '/checkout/shopper-baskets/v2',
  orders: '/checkout/shopper-orders/v1',
  shopperPayments: '/checkout/shopper-payments/v1',
  giftCertificates: '/pricing/shopper-gift-certificates/v1',
  customers: '/customer/shopper-customers/v1',
  stores: '/store/shopper-stores/v1',
  contexts: '/shopper/shopper-context/v1',
  seo: '/site/shopper-seo/v1',
  configurations: '/configuration/shopper-configurations/v1',
  consents: '/shopper/shopper-consents/v1',
  experience: '/experience/shopper-experience/v1',
  custom: '/custom',
  pictures: '/pictures',
  payments: '/payments/v1',
  outbox: '/outbox',
} as const

/** Everything a caller needs to know to use the service, including the test fixtures. */
export const description = factory
  .createApp()
  .get('/', (c) =>
    c.json({
      name: 'Juniper & Wick commerce service',
      version: manifest.version,
      mode: c.env.SANDBOX_MODE === 'test' ? 'test' : 'local',
      organizationId: ORGANIZATION_ID,
      sites: Object.values(sites).map((site) => ({
        id: site.id,
        defaultLocale: site.defaultLocale,
        locales: site.locales,
        supportedLocales: site.locales.map((locale) => localeDetails(site, locale)),
        currencies: [site.currency],
      })),
      clientId: PUBLIC_CLIENT_ID,
      privateClientId: PRIVATE_CLIENT_ID,
      redirectUris,
      basePaths,
      shippingMethods: bySite(shippingMethodIds),
      coupons: bySite(couponCodes),
      sourceCodes,
      testCards,
      authentication: { cards: authenticatedCards, code: BANK_CODE },
      giftCertificates: Object.fromEntries(
        sampleCertificates.map(({ name, code }) => [name, code]),
      ),
      services: serviceDescriptions,
      fixtures: { ...fixtures, ...storeFixtures, ...contentTestCases },
      content: contentDescription,
      customers: customers.map(describedCustomer),
      agents,
      accountManager: ACCOUNT_MANAGER,
      extensions: loginExtensions,
      ...(c.env.SANDBOX_MODE === 'test' && { testControl: '/test-control' }),
    }),
  )
  .all('/', only('GET'))

const describedCustomer = ({ name, what, login }: SeedCustomer) => ({
  name,
  what,
  login,
  password: passwordOfSeeds,
  customerIds: { us: seedCustomerId(name, 'us'), ca: seedCustomerId(name, 'ca') },
})

const bySite = (listIds: (site: Site) => string[]) =>
  Object.fromEntries(Object.values(sites).map((site) => [site.id, listIds(site)]))

const shippingMethodIds = (site: Site) =>
  shippingMethodsFor({ site, destination: null, language: 'en' }).map(({ id }) => id)

const couponCodes = (site: Site) =>
  coupons.filter(({ promotion }) => promotion.sites.includes(site.id)).map(({ code }) => code)
