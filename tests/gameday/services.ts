import { faultNames, type FaultName } from './fault-names.ts'

/** A service that the shop calls, in the words of a retailer. */
export interface Service {
  name: string
  /** The paths of its requests. A binding of the worker has none. */
  paths: RegExp | null
}

const scapi = (name: string, base: string): Service => ({
  name,
  paths: new RegExp(`^/${base}/organizations/`),
})

const outside = (name: string, path: string): Service => ({
  name,
  paths: new RegExp(`^/${path}(/|$)`),
})

const binding = (name: string): Service => ({ name, paths: null })

const ORGANIZATION = '[^/]+'

/** Every service that the storefront calls. The first match counts. */
export const services = {
  categories: {
    name: 'Categories (Shopper Products)',
    paths: new RegExp(
      `^/product/shopper-products/v1/organizations/${ORGANIZATION}/categories(/|$)`,
    ),
  },
  products: scapi('Products (Shopper Products)', 'product/shopper-products/v1'),
  search: scapi('Search and lists (Shopper Search)', 'search/shopper-search/v1'),
  promotions: scapi('Promotions (Shopper Promotions)', 'pricing/shopper-promotions/v1'),
  ranks: scapi('Order of promotions (custom)', 'custom/promotion/v1'),
  experience: scapi('Page Designer (Shopper Experience)', 'experience/shopper-experience/v1'),
  slots: scapi('Content slots (custom)', 'custom/slots/v1'),
  content: scapi('Content assets (custom)', 'custom/content/v1'),
  preferences: scapi('Site preferences (custom)', 'custom/preferences/v1'),
  configurations: scapi(
    'Configurations (Shopper Configurations)',
    'configuration/shopper-configurations/v1',
  ),
  seo: scapi('Addresses of pages (Shopper SEO)', 'site/shopper-seo/v1'),
  redirects: scapi('Other sites of the brand (custom)', 'custom/redirect-data/v1'),
  availability: scapi('Inventory (custom)', 'custom/products-availability/v1'),
  stores: scapi('Stores (Shopper Stores)', 'store/shopper-stores/v1'),
  slas: scapi('Login (SLAS)', 'shopper/auth/v1'),
  baskets: scapi('Baskets (Shopper Baskets)', 'checkout/shopper-baskets/v1'),
  orders: scapi('Orders (Shopper Orders)', 'checkout/shopper-orders/v1'),
  customers: scapi('Customers (Shopper Customers)', 'customer/shopper-customers/v1'),
  contexts: scapi('Context (Shopper Context)', 'shopper/shopper-context/v1'),
  consents: scapi('Consents (Shopper Consents)', 'shopper/shopper-consents/v1'),
  accounts: scapi('Copy and end of accounts (custom)', 'custom/account/v1'),
  giftCertificates: scapi(
    'Gift certificates (Shopper Gift Certificates)',
    'pricing/shopper-gift-certificates/v1',
  ),
  loyalty: scapi('Loyalty program (custom)', 'custom/loyalty/v1'),
  estimates: scapi('Shipping estimates (custom)', 'custom/shipping-estimates/v1'),
  transactions: scapi('Pickup in baskets (custom)', 'custom/basket-transaction/v1'),
  subscriptions: scapi('Newsletter (custom)', 'custom/email-subscription/v1'),
  pageViews: scapi('Count of page views (custom)', 'custom/page-views/v1'),
  payment: outside('Payment provider', 'payments/v1'),
  searchService: outside('Search service', 'services/search'),
  recommendations: outside('Recommendations', 'services/recommendations'),
  personalization: outside('Personalization', 'services/personalisation'),
  reviews: outside('Reviews', 'services/reviews'),
  socialProof: outside('Social proof', 'services/social-proof'),
  ugc: outside('Pictures of shoppers', 'services/ugc'),
  films: outside('Films of products', 'services/videos'),
  captcha: outside('Captcha', 'services/captcha'),
  maps: outside('Maps (postal codes)', 'services/geocoding'),
  streets: outside('Maps (streets)', 'services/streets'),
  autoRefresh: outside('Auto-refresh orders', 'services/subscriptions'),
  kv: binding('Cache of all locations (KV)'),
  attempts: binding('Limits of attempts (Durable Object)'),
  idempotency: binding('Idempotency keys (Durable Object)'),
  signOutMarks: binding('Sign-out marks (Durable Object)'),
  analytics: binding('Measurements (Analytics Engine)'),
} as const satisfies Record<string, Service>

export type ServiceName = keyof typeof services

export const serviceNames = Object.keys(services).filter(isServiceName)

export function isServiceName(name: string): name is ServiceName {
  return Object.hasOwn(services, name)
}

/** A binding fails in fewer ways: its calls hang, throw or return something else, or there is none. */
const OF_BINDINGS: readonly FaultName[] = ['slow', '5xx', 'wrong type', 'absent']

/** The faults that a service can have. */
export function faultsOf(service: ServiceName): readonly FaultName[] {
  // No request waits for a measurement.
  if (service === 'analytics') return ['5xx', 'absent']
  return services[service].paths === null ? OF_BINDINGS : faultNames
}

/** The service that a request is for, or null. */
export function serviceAt(address: string): ServiceName | null {
  const { pathname } = new URL(address)
  return serviceNames.find((name) => services[name].paths?.test(pathname)) ?? null
}
