/** The services behind the storefront, by the beginning of their paths. The first match counts. */
const PATHS = {
  login: /^\/shopper\/auth\//,
  baskets: /^\/checkout\/shopper-baskets\//,
  orders: /^\/checkout\/(shopper-orders|orders)\//,
  customers: /^\/customer\//,
  products: /^\/product\//,
  search: /^\/search\//,
  prices: /^\/pricing\//,
  content: /^\/(experience|configuration|site|store)\//,
  'custom APIs': /^\/custom\//,
  payments: /^\/payments\//,
  suggestions: /^\/services\/search\//,
  recommendations: /^\/services\/(recommendations|personalisation)\//,
  reviews: /^\/services\/(reviews|social-proof|ugc)\//,
  'other services': /^\//,
} as const

export type Service = keyof typeof PATHS

export const SERVICES = Object.keys(PATHS) as [Service, ...Service[]]

export const serviceOf = (path: string): Service =>
  SERVICES.find((service) => PATHS[service].test(path)) ?? 'other services'

/** What may happen to a call of a service. */
export const CALL_FAULTS = [
  'slow',
  'error',
  'cut',
  'malformed',
  'wrong type',
  'too many requests',
  'unauthorized',
  'one shopper limited',
  'answer lost',
  'error after commit',
] as const

export type CallFault = (typeof CALL_FAULTS)[number]

interface Answer {
  status: number
  headers: [string, string][]
  body: Uint8Array<ArrayBuffer>
}

const PROBLEM = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

const problem = (status: number, type: string, headers: [string, string][] = []): Answer => ({
  status,
  headers: [['content-type', 'application/problem+json'], ...headers],
  body: encode(JSON.stringify({ title: type, type: PROBLEM + type, detail: 'Simulated.' })),
})

const encode = (text: string) => new TextEncoder().encode(text)

/** Replaces every third value of a document by one of another type. */
function withWrongTypes(text: string): string {
  let count = 0
  try {
    return JSON.stringify(JSON.parse(text), (_, value: unknown) => {
      if (typeof value !== 'string' && typeof value !== 'number') return value
      count += 1
      if (count % 3 !== 0) return value
      return typeof value === 'string' ? 17 : { value: String(value) }
    })
  } catch {
    return text
  }
}

const isJson = ({ headers }: Answer) =>
  headers.some(([name, value]) => name === 'content-type' && /[/+]json\b/.test(value))

/** Faults that keep a request from being processed. @throws {TypeError} if the connection is cut */
export function answerInstead(fault: CallFault | null, roll: number): Answer | null {
  if (fault === 'cut') throw new TypeError('Network connection lost.')
  if (fault === 'error') return problem([500, 502, 503, 504][roll % 4] ?? 503, 'fault')
  if (fault === 'unauthorized') return problem(401, 'unauthorized')
  if (fault === 'one shopper limited') return problem(429, 'throttled', [['retry-after', '60']])
  if (fault !== 'too many requests') return null
  return problem(429, 'throttled', [['retry-after', String(1 + (roll % 5))]])
}

/** Faults of the answer to a request that has been processed. @throws {TypeError} if the answer is lost */
export function answerAfter(fault: CallFault | null, answer: Answer): Answer {
  const { body } = answer
  if (fault === 'answer lost') throw new TypeError('Network connection lost.')
  if (fault === 'error after commit') return problem(504, 'fault')
  if (fault === 'malformed') return { ...answer, body: body.slice(0, body.length >> 1) }
  if (fault !== 'wrong type' || !isJson(answer)) return answer
  return { ...answer, body: encode(withWrongTypes(new TextDecoder().decode(body))) }
}
