import { vi } from 'vitest'

import { SANDBOX } from './shop.ts'
import { openStore } from './store.ts'

/** What the classic storefront of the service serves in these tests. */
export const LEGACY_ROUTES = { origin: SANDBOX, paths: ['/gift-registry/*'] }

/** A shop whose gift registry is served by the classic storefront. */
export const openHybrid = (routes: object = {}) =>
  openStore({ LEGACY_ROUTES: JSON.stringify({ ...LEGACY_ROUTES, ...routes }) })

export interface Forwarded {
  url: string
  method: string
  headers: Headers
  body: string
}

/** Records what the legacy system gets, and answers in its place, until mocks are restored. Null lets it answer itself. */
export function watchLegacy(answer: (asked: Forwarded) => Response | null = () => null) {
  const send = fetch
  const forwarded: Forwarded[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async (...[input, init]: Parameters<typeof fetch>) => {
      const request = new Request(input, init)
      if (!/\/gift-registry|dw\/shop|SessionBridge/.test(request.url)) return send(input, init)
      const { url, method, headers } = request
      const asked = { url, method, headers, body: await request.clone().text() }
      forwarded.push(asked)
      return answer(asked) ?? send(input, init)
    },
  )
  return forwarded
}
