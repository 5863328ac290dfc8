import { vi } from 'vitest'

interface Sent {
  url: URL
  /** Empty for a request without one. */
  body: string
}

/**
 * Answers the worker's requests in place of the services, until mocks are restored. Null passes a request on to the
 * service.
 */
export function answering(answer: (sent: Sent) => Response | null) {
  const send = fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async (...[input, init]: Parameters<typeof fetch>) => {
      const url = typeof input === 'string' ? URL.parse(input) : null
      const body = typeof init?.body === 'string' ? init.body : ''
      return (url && answer({ url, body })) ?? send(input, init)
    },
  )
}
