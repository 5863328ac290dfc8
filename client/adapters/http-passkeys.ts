import { passkeysApi } from '#shared/api-paths.ts'
import type { Passkeys } from '#shared/sign-in/passkeys.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { problemIn } from './http-problem.ts'
import { requestJson } from './request-json.ts'

interface HttpPasskeysDependencies {
  site: Site
  locale: Locale
}

/** The port of passkeys over HTTP. */
export function createHttpPasskeys({ site, locale }: HttpPasskeysDependencies): Passkeys {
  const addressOf = (name: keyof typeof passkeysApi.paths) =>
    `${passkeysApi.href(name, {})}?${new URLSearchParams({ site: site.id, locale })}`
  const post = (input: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  const act = async (name: keyof typeof passkeysApi.paths, input: object) => {
    const response = await fetch(addressOf(name), post(input))
    if (!response.ok) throw await problemIn(response)
  }
  return {
    signInOptions: () =>
      requestJson(fetch, addressOf('signInOptions'), post({ intent: 'sign-in' })),
    signIn: (input) => requestJson(fetch, addressOf('signIn'), post(input)),
    sendCode: () => act('code', { intent: 'add' }),
    addOptions: (input) => requestJson(fetch, addressOf('options'), post(input)),
    add: (input) => act('passkeys', input),
  }
}
