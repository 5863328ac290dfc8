import { expect } from 'vitest'

import type { Store } from './store.ts'

const logOf = ({ lines }: Store) => lines.map((line) => JSON.parse(line))

/** The site and the API of each line about an absent API. */
export const absencesIn = (store: Store): string[] =>
  logOf(store)
    .filter(({ message }) => message === 'the instance has no such custom API')
    .map(({ site, api }) => `${site} ${api}`)

const FAILURE = /missing|failed|unexpected|does not match|not refreshed/

/** Expects that nothing failed, neither a request nor a part of a page. */
export function expectNoFailure(store: Store) {
  const failures = logOf(store).filter(
    ({ problem, message }) =>
      problem === 'unavailable' || problem === 'unexpected' || FAILURE.test(message ?? ''),
  )
  expect(failures).toEqual([])
}
