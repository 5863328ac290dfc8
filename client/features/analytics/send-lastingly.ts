import type { Outlet, SinkContext } from './sink.ts'

/** Sends JSON even if the page is left at this moment. */
export function sendLastingly(address: string, body: object) {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' })
  navigator.sendBeacon(address, json)
}

/** Sends to a path of the worker. */
export function outletTo(path: string, { site, locale }: SinkContext): Outlet<object> {
  const address = `${path}?${new URLSearchParams({ site: site.id, locale })}`
  return { send: (body) => sendLastingly(address, body) }
}
