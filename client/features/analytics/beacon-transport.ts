import type { SinkContext, Transport } from './sink.ts'

/** Sends JSON to a path of the worker, even if the page is left at this moment. */
export function beaconTransport(path: string, { site, locale }: SinkContext): Transport<object> {
  const address = `${path}?${new URLSearchParams({ site: site.id, locale })}`
  return {
    send(body) {
      const json = new Blob([JSON.stringify(body)], { type: 'application/json' })
      navigator.sendBeacon(address, json)
    },
  }
}
