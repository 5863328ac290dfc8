/** Sends JSON even if the page is left at this moment. */
export function sendLastingly(address: string, body: object) {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' })
  navigator.sendBeacon(address, json)
}
