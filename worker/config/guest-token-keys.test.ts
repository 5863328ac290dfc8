import { expect, test } from 'vitest'

import { configFrom } from './config.ts'
import { STAGING, STAGING_BINDINGS } from './testing/test-bindings.ts'
import { LOCAL_SECRETS } from './variables.ts'

const REJECTED = [
  [LOCAL_SECRETS.GUEST_TOKEN_KEYS, 'GUEST_TOKEN_KEYS is the local default'],
  ['', 'GUEST_TOKEN_KEYS is missing'],
  [`other:${STAGING.SESSION_KEYS.slice(3)}`, 'GUEST_TOKEN_KEYS has a key of SESSION_KEYS'],
  ['june', 'GUEST_TOKEN_KEYS'],
] as const

test('guest tokens take keys that are neither the local default nor those of sessions', () => {
  const idsOf = (GUEST_TOKEN_KEYS: string) =>
    configFrom({ ...STAGING_BINDINGS, GUEST_TOKEN_KEYS }).guestTokenKeys.map(({ id }) => id)

  expect(idsOf(`july:${'j'.repeat(43)},${STAGING.GUEST_TOKEN_KEYS}`)).toEqual(['july', 'g1'])
  for (const [keys, problem] of REJECTED) expect(() => idsOf(keys)).toThrow(problem)
})
