import { expect, expectTypeOf, test } from 'vitest'

import { createGuestTokens, emptyGuestSlot } from './guest-token.ts'
import type { ShopperCredentials } from './shopper-client.ts'

test('the token of public reads fits nowhere where a shopper’s is expected, and no log can show it', async () => {
  const tokens = createGuestTokens({
    slot: emptyGuestSlot(),
    store: undefined,
    now: () => 0,
    waitUntil: () => undefined,
    requestToken: async () => ({
      kind: 'ok',
      status: 200,
      body: { access_token: 'for-everybody', expires_in: 1800 },
    }),
  })
  const token = await tokens.get()

  expect(token.authorization()).toBe('Bearer for-everybody')
  expect(`${JSON.stringify({ token })} ${Object.values(token).join()}`).not.toContain('everybody')
  expectTypeOf(token).not.toExtend<ShopperCredentials['accessToken']>()
  expectTypeOf<string>().toExtend<ShopperCredentials['accessToken']>()
})
