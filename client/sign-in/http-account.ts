import type { Account } from '#shared/sign-in/account.ts'
import { accountApi } from '#shared/api-paths.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { addressIn, jsonPost, problemIn, requestJson } from '../kit/http/request-json.ts'

/** Signing in and out over HTTP. */
export const createHttpAccount = (place: { site: Site; locale: Locale }): Account => ({
  signIn: (input, idempotencyKey) =>
    requestJson(
      fetch,
      addressIn(place, accountApi.href('signIn', {})),
      jsonPost(input, { 'idempotency-key': idempotencyKey }),
    ),
  async signOut(input) {
    const address = addressIn(place, accountApi.href('signOut', {}))
    const response = await fetch(address, jsonPost(input))
    if (!response.ok) throw await problemIn(response)
  },
})
