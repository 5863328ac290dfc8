import type { Account } from '#shared/sign-in/account.ts'
import { accountApi } from '#shared/api-paths.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { problemIn } from './http-problem.ts'
import { requestJson } from './request-json.ts'

interface HttpAccountDependencies {
  site: Site
  locale: Locale
  fetch: typeof fetch
}

/** Signing in and out over HTTP. */
export function createHttpAccount({ site, locale, fetch }: HttpAccountDependencies): Account {
  const addressOf = (path: string) => `${path}?${new URLSearchParams({ site: site.id, locale })}`
  const type = { 'content-type': 'application/json' }

  return {
    signIn: (input, idempotencyKey) =>
      requestJson(fetch, addressOf(accountApi.href('signIn', {})), {
        method: 'POST',
        headers: { ...type, 'idempotency-key': idempotencyKey },
        body: JSON.stringify(input),
      }),
    async signOut(input) {
      const response = await fetch(addressOf(accountApi.href('signOut', {})), {
        method: 'POST',
        headers: type,
        body: JSON.stringify(input),
      })
      if (!response.ok) throw await problemIn(response)
    },
  }
}
