import fc from 'fast-check'

import { hostileTexts } from './hostile-texts.ts'

export interface Route {
  method: string
  path: string
}

export interface HostileRequest {
  /** The attack, for the report. */
  what: string
  method: string
  path: string
  token: 'guest' | 'shopper' | 'back office' | 'none'
  contentType?: string
  body?: string
  /** Streamed, without a content length. */
  isStreamed?: boolean
  /** Must be rejected, however the route reads it. */
  mustFail?: boolean
}

interface Options {
  /** Path parameters of resources that exist. */
  known: Record<string, string>
  seed: number
  samples: number
  /** Whether to send addresses and bodies that are too large. */
  isSizeTried: boolean
}

const ORGANIZATION = 'f_ecom_jwck_001'
/** Keys of the outside services, as listed in `GET /`. */
const REQUIRED_QUERIES = {
  '/services/recommendations': 'clientId=33333333-3333-4333-8333-333333333333',
  '/services/search': 'key=key_us_en-US',
  '/services/geocoding': 'key=sandbox-geocoding-key',
  '/services/reviews': 'passkey=sandbox-reviews&apiversion=5.4',
  '/services/social-proof': 'key=sandbox-social-proof',
}
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const MEGABYTE = 1_000_000

/** Query parameters that routes read, most of them by one route only. */
const QUERY_PARAMETERS = [
  'siteId locale currency expand select selector levels limit offset sort refine q ids',
  'inventoryIds c_storeId c_productId c_id c_categoryId folder upc urlSegment latitude longitude',
  'postalCode countryCode maxDistance distanceUnit email customerId keys key client_id channel_id',
  'redirect_uri usid state address components passkey num_results section mode total merge taxMode',
]
  .join(' ')
  .split(' ')

/** Body fields, whether the route knows them or not. */
const BODY_FIELDS = [
  'productId quantity basketId code amount recipientEmail paymentMethodId paymentCard login email',
  'password currentPassword customer firstName lastName address1 postalCode countryCode addressId type',
  'name id shipmentId giftCertificateCode customQualifiers sourceCode priceBooks taxes taxItems items',
  'orderNo reasonCode c_any __proto__ constructor toString products data customerId grant_type',
]
  .join(' ')
  .split(' ')

const text = fc.constantFrom(...hostileTexts)
const plain = 'FXFULL a@example.com CREDIT_CARD wish_list product US OH 43215 us Ana'.split(' ')
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 2, arbitrary: fc.constantFrom(...plain, 1, 2) },
  fc.constantFrom(null, true, -1, 0, 1e308, 1.5, '', [], {}, [[]], [null], '0'),
)
const fields = fc.array(fc.tuple(fc.constantFrom(...BODY_FIELDS), value), { maxLength: 8 })
const objectText = fields.map(
  (pairs) => `{${pairs.map((pair) => pair.map((part) => JSON.stringify(part)).join(':')).join()}}`,
)
const bodyText = fc.oneof(
  { weight: 5, arbitrary: objectText },
  objectText.map((body) => `[${body}]`),
  fc.constantFrom('null', '"', '{', '[]', '', '0', `${'['.repeat(2000)}${']'.repeat(2000)}`),
  fields.map((pairs) =>
    pairs.map(([name, options]) => `${name}=${percentEncoded(options)}`).join('&'),
  ),
)
const shoppers = Array.from({ length: 5 }, () => 'shopper' as const)
const sampled = fc.record({
  query: fc.uniqueArray(fc.tuple(fc.constantFrom(...QUERY_PARAMETERS), text), {
    maxLength: 4,
    selector: ([name]) => name,
  }),
  isOpen: fc.constantFrom(true, true, true, false),
  isKnown: fc.boolean(),
  inPath: text,
  body: bodyText,
  contentType: fc.constantFrom(
    'application/json',
    'application/json',
    'application/x-www-form-urlencoded',
    'text/xml',
  ),
  token: fc.constantFrom(...shoppers, 'guest', 'back office', 'none'),
})

/** All requests that are tried on a route, the same on every run. */
export function hostileRequests(route: Route, routes: Route[], options: Options): HostileRequest[] {
  const { method } = route
  const known = `${pathOf(route.path, options.known)}?siteId=us`
  const own = { method, path: known, token: 'shopper', contentType: 'application/json' } as const
  const unknown = pathOf(route.path, {})
  const allowed = routes.filter(({ path }) => path === route.path).map((one) => one.method)
  const wrongMethods = METHODS.filter((one) => !allowed.includes(one))
  return [
    ...wrongMethods.map((one) => ({
      ...own,
      what: `method ${one}`,
      method: one,
      mustFail: true,
    })),
    { ...own, what: 'unknown ids', path: `${unknown}?siteId=us` },
    { ...own, what: 'no site', path: unknown },
    { ...own, what: 'foreign site', path: `${unknown}?siteId=elsewhere` },
    ...(known.includes(ORGANIZATION)
      ? [
          {
            ...own,
            what: 'foreign organization',
            path: withForeignOrganization(known),
            mustFail: true,
          },
        ]
      : []),
    ...(options.isSizeTried
      ? [
          {
            ...own,
            what: 'address of 10,000 characters',
            path: `${known}&q=${'a'.repeat(10_000)}`,
            mustFail: true,
          },
        ]
      : []),
    ...(method === 'GET' ? [] : bodiesOf(own)),
    ...(method === 'GET' || !options.isSizeTried ? [] : largeBodiesOf(own)),
    ...fc.sample(sampled, { seed: options.seed, numRuns: options.samples }).map((one) => ({
      what: 'sampled',
      method,
      path: `${pathOf(route.path, one.isKnown ? options.known : {}, one.inPath)}?${queryOf(one, requiredQueryOf(route.path))}`,
      token: one.token,
      ...(method !== 'GET' && { contentType: one.contentType, body: one.body }),
    })),
  ]
}

const bodiesOf = (own: Omit<HostileRequest, 'what'>): HostileRequest[] => [
  { ...own, what: 'broken JSON', body: '{"a":' },
  { ...own, what: 'a list where an object belongs, or the reverse', body: '[{"a":[1]}]' },
  { ...own, what: 'wrong types', body: `{${BODY_FIELDS.map((name) => `"${name}":[[1]]`).join()}}` },
  { ...own, what: 'another media type', contentType: 'text/xml', body: '<a/>' },
  { ...own, what: 'nested too deeply', body: nested(50_000) },
  { ...own, what: 'a field nested too deeply', body: `{"c_any":${nested(5000)}}` },
  { ...own, what: 'lone surrogates', body: everyField(String.raw`"\ud800 a\u0000b"`) },
  { ...own, what: 'prototypes', body: everyField('{"__proto__":{"admin":true}}') },
  { ...own, what: 'a prototype', body: '{"__proto__":{"c_any":1},"constructor":{"prototype":{}}}' },
  {
    ...own,
    what: 'duplicate fields',
    body: `${everyField('1').slice(0, -1)},${everyField('"x"').slice(1)}`,
  },
]

const largeBodiesOf = (own: Omit<HostileRequest, 'what'>): HostileRequest[] => [
  { ...own, what: 'a megabyte', body: megabyte, mustFail: true },
  { ...own, what: 'too large, streamed', body: tooLong, isStreamed: true, mustFail: true },
]

const everyField = (written: string) =>
  `{${BODY_FIELDS.map((name) => `"${name}":${written}`).join()}}`
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const megabyte = JSON.stringify({ productId: 'x'.repeat(MEGABYTE) })
const tooLong = JSON.stringify({ productId: 'x'.repeat(MEGABYTE / 5) })

const withForeignOrganization = (path: string) => path.replace(ORGANIZATION, 'f_ecom_zzzz_999')

/** The path of a route with these parameters, and with the same value for all others. */
function pathOf(path: string, known: Record<string, string>, other = 'unknown') {
  return path.replaceAll(/:(\w+)(\{[^}]*\})?/g, (_, name: string) =>
    name === 'organizationId'
      ? ORGANIZATION
      : name === 'version'
        ? 'v1'
        : (known[name] ?? percentEncoded(other)),
  )
}

const queryOf = (
  { query, isOpen: hasRequiredQuery }: { query: [string, string][]; isOpen: boolean },
  requiredQuery: string,
) =>
  [
    ...(hasRequiredQuery ? [requiredQuery] : []),
    ...query.map(([name, options]) => `${name}=${percentEncoded(options)}`),
  ].join('&')

/** The query that a route requires before it reads anything else. */
function requiredQueryOf(path: string) {
  const key = Object.entries(REQUIRED_QUERIES).find(([prefix]) => path.startsWith(prefix))
  return key ? key[1] : 'siteId=us'
}

/** Percent-encoded. A lone surrogate, which cannot be encoded, becomes the bytes it would have. */
const percentEncoded = (options: unknown) => {
  const written = typeof options === 'string' ? options : JSON.stringify(options)
  return written.isWellFormed() ? encodeURIComponent(written) : '%ED%A0%80'
}
