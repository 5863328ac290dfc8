import manifest from '../package.json' with { type: 'json' }
import { agents, passwordOfSeeds, seedCustomerId } from '../catalog/customers/customers.ts'
import type { SeedCustomer } from '../catalog/customers/customers-loyalty.ts'
import { profile } from '../profiles/current.ts'
import { content } from '../seed/contents.ts'
import { factory } from '../platform/env.ts'
import { sampleCertificates } from '../gift-certificates/find-certificate.ts'
import { authenticatedCards, BANK_CODE, testCards } from '../payments/test-cards.ts'
import { shippingMethodsFor } from '../pricing/shipping-methods.ts'
import { sourceCodes } from '../pricing/promotion-context.ts'
import { only } from '../platform/problems.ts'
import { serviceDescriptions } from '../services/services.ts'
import { localeDetails, ORGANIZATION_ID, type Site } from '../platform/site.ts'
import { sites } from '../sites/sites.ts'
import {
  ACCOUNT_MANAGER,
  PRIVATE_CLIENT_ID,
  PUBLIC_CLIENT_ID,
  redirectUris,
} from '../auth/clients.ts'

/** Response members that a live service does not have; clients must work without them there. */
const loginExtensions = {
  attempts_left:
    'in the 401 of /oauth2/login: after the fourth wrong password in a row 2, after the fifth 1',
  locked_until:
    'in the 401 of /oauth2/login: until when the login is locked, after the sixth, as an ISO date',
  violations:
    'in the 400 of a password that is too weak: a sentence for each rule of the policy it breaks',
} as const

const basePaths = {
  auth: '/shopper/auth/v1',
  products: '/product/shopper-products/v1',
  availability: '/product/shopper-availability/v1',
  deliveryEstimates: '/product/shopper-delivery-estimates/v1',
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
      name: `${profile.shopName} commerce service`,
      profile: profile.name,
      version: manifest.version,
      mode: c.env.SANDBOX_MODE === 'test' ? 'test' : 'local',
      organizationId: ORGANIZATION_ID,
      sites: sites.map((site) => ({
        id: site.id,
        defaultLocale: site.defaultLocale,
        locales: site.locales,
        supportedLocales: site.locales.map((locale) => localeDetails(site, locale)),
        currencies: [site.currency],
        taxation: site.includedTax ? 'gross' : 'net',
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
      fixtures: { ...profile.fixtures, ...content.fixtures },
      content: content.described,
      customers: profile.customers.map(describedCustomer),
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
  customerIds: Object.fromEntries(sites.map(({ id }) => [id, seedCustomerId(name, id)])),
})

const bySite = (listIds: (site: Site) => string[]) =>
  Object.fromEntries(sites.map((site) => [site.id, listIds(site)]))

const shippingMethodIds = (site: Site) =>
  shippingMethodsFor({ site, destination: null, language: 'en' }).map(({ id }) => id)

const couponCodes = (site: Site) =>
  profile.coupons
    .filter(({ promotion }) => promotion.sites.includes(site.id))
    .map(({ code }) => code)
