import { storeApi } from '#shared/api-paths.ts'
import type {
  ChooseStoreInput,
  FindStoresInput,
  NearbyStores,
  SessionStore,
} from '#shared/stores/store.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from './request-json.ts'

interface HttpStoresDependencies {
  site: Site
  locale: Locale
}

/** The search for a pickup store and its choice over HTTP, for the code that opens with its dialog. */
export function createHttpStores({ site, locale }: HttpStoresDependencies) {
  const query = new URLSearchParams({ site: site.id, locale })
  const send = <Answer>(
    path: string,
    { method, input, signal }: { method: string; input: object; signal?: AbortSignal },
  ) =>
    requestJson<Answer>(fetch, `${path}?${query}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      ...(signal && { signal }),
    })
  return {
    findStores: (input: FindStoresInput, signal: AbortSignal) =>
      send<NearbyStores>(storeApi.href('search', {}), { method: 'POST', input, signal }),
    chooseStore: (input: ChooseStoreInput) =>
      send<SessionStore>(storeApi.href('store', {}), { method: 'PUT', input }),
  }
}
