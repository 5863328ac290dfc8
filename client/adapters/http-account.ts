import type { Account } from '#shared/contract/account.ts'
import { accountApi } from '#shared/contract/api-paths.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from './request-json.ts'

interface HttpAccountDependencies {
  site: Site
  locale: Locale
  fetch: typeof fetch
}

/** Signing in and out over HTTP. */
export function createHttpAccount({ site, locale, fetch }: HttpAccountDependencies): Account {
  const post = <Answer>(path: string, body: object, headers: Record<string, string> = {}) =>
    requestJson<Answer>(fetch, `${path}?${new URLSearchParams({ site: site.id, locale })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  return {
    signIn: (input, idempotencyKey) =>
      post(accountApi.href('signIn', {}), input, { 'idempotency-key': idempotencyKey }),
    signOut: (input) => post(accountApi.href('signOut', {}), input),
  }
}
