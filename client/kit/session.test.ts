import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'

import type { SessionAction, SessionAnswer, SessionView } from '#shared/shell/session.ts'
import { sites } from '#shared/site/site.ts'

import { sessionQuery } from './session.ts'

const viewOf = (action: SessionAction, bagCount: number): SessionView => ({
  action,
  customerType: 'guest',
  isSignedOut: false,
  firstName: null,
  bagCount,
  hasOwnPrices: false,
  store: null,
  agent: null,
  geolocation: { countryCode: 'US', foreignCountry: null, regionCode: 'OH' },
  privacyRegime: 'opt-in',
  isNativeApp: false,
  experiments: [],
})

/** The answer to the next request for the session. */
const answer = (onsession: SessionView) => {
  globalThis.vitrineAsk = async (): Promise<SessionAnswer> => ({ data: { onsession } })
}

afterEach(() => Reflect.deleteProperty(globalThis, 'vitrineAsk'))

test('an answer noop never replaces the session that the browser has', async () => {
  const client = new QueryClient()
  // The tests see another build's types of the same client.
  const { queryKey, queryFn } = sessionQuery({ site: sites.us, locale: 'en-US' })
  const ask = async () => {
    await client.invalidateQueries({ refetchType: 'none' })
    return client.query<SessionView | null>({ queryKey, queryFn: queryFn as never })
  }
  // Without one, there is nothing to replace.
  answer(viewOf('noop', 1))
  expect(await ask()).toMatchObject({ bagCount: 1 })

  const known = viewOf('init', 2)
  client.setQueryData(queryKey, known)
  answer(viewOf('noop', 9))
  expect(await ask()).toEqual(known)
  expect(client.getQueryData(queryKey)).toEqual(known)

  answer(viewOf('update', 3))
  expect(await ask()).toMatchObject({ bagCount: 3 })
})
