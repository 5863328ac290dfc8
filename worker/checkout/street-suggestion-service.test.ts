import { expect, test } from 'vitest'

import { sites } from '#shared/site/site.ts'

import { createIsolateMemory } from '../runtime/isolate-memory.ts'
import { createRequestLog } from '../observe/log.ts'
import { createStreetSuggestions } from './street-suggestion-service.ts'

const ACCESS = { url: 'https://streets.example', key: 'the key of the shop' }
const MILL_LANE = {
  street: '12 Mill Lane',
  city: 'Columbus',
  region: 'OH',
  postalCode: '432151234',
}

test('asks with the shop’s key for streets of the country, and returns what the shop accepts', async () => {
  const { port, requests, lines } = openPort({
    suggestions: [
      MILL_LANE,
      { ...MILL_LANE, region: 'ON' },
      { ...MILL_LANE, postalCode: 'H2X 3K8' },
      { street: 'Mill Road' },
      { ...MILL_LANE, street: '12 Mill Loop' },
    ],
  })
  expect(await port?.suggest('12 mill')).toEqual([
    { address1: '12 Mill Lane', city: 'Columbus', stateCode: 'OH', postalCode: '43215-1234' },
    { address1: '12 Mill Loop', city: 'Columbus', stateCode: 'OH', postalCode: '43215-1234' },
  ])
  const [request] = requests
  expect(request?.address).toBe('https://streets.example/v1/suggestions')
  expect(new Headers(request?.init.headers).get('authorization')).toBe('Bearer the key of the shop')
  expect(JSON.parse(request?.body ?? '')).toEqual({
    query: '12 mill',
    country: 'US',
    language: 'en-US',
    limit: 5,
  })
  expect(lines.join()).not.toMatch(/mill|key of the shop/i)
})

test.for<[string, unknown, number]>([
  ['an answer of another form', { results: [] }, 200],
  ['a failure', { message: '12 mill' }, 500],
])('%s is unavailable, and no log says what was typed', async ([, answer, status]) => {
  const { port, lines } = openPort(answer, { status })
  await expect(port?.suggest('12 mill')).rejects.toMatchObject({ type: 'unavailable' })
  expect(lines.join()).not.toMatch(/mill/i)
})

test('without the service there is no port', () => {
  expect(openPort({}, { access: null }).port).toBeNull()
})

/** The port with a service that always gives the same answer. */
function openPort(
  answer: unknown,
  { status = 200, access = ACCESS }: { status?: number; access?: typeof ACCESS | null } = {},
) {
  const lines: string[] = []
  const requests: { address: string; init: RequestInit; body: string }[] = []
  const port = createStreetSuggestions({
    site: sites.us,
    locale: 'en-US',
    config: { streetSuggestions: access },
    log: createRequestLog({
      requestId: 'request-7',
      metrics: { cache: 'none', upstreamCalls: 0, upstreamMs: 0 },
      write: (line) => lines.push(line),
    }),
    memory: createIsolateMemory(),
    now: () => 1_000_000,
    fetch: async (address, init) => {
      requests.push({ address, init, body: await new Response(init.body).text() })
      return Response.json(answer, { status })
    },
  })
  return { port, requests, lines }
}
