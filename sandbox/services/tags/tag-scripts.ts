/**
 * The tag manager script. It reports only the names of events pushed into `dataLayer`, and runs no
 * code from elsewhere.
 */
export const tagManagerScript = (eventsAddress: string) => `(() => {
  const layer = (globalThis.dataLayer = globalThis.dataLayer ?? [])
  const tell = (entry) => {
    if (entry === null || typeof entry !== 'object' || typeof entry.event !== 'string') return
    navigator.sendBeacon(
      ${JSON.stringify(eventsAddress)},
      JSON.stringify({ script: 'tag-manager', event: entry.event }),
    )
  }
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    entries.forEach(tell)
    return push(...entries)
  }
  layer.forEach(tell)
  globalThis.google_tag_manager = { ready: true }
})()
`

/** The marketing script. It counts page views and links, and stores no personal data. */
export const collectScript = (eventsAddress: string) => `(() => {
  const tell = (event) =>
    navigator.sendBeacon(
      ${JSON.stringify(eventsAddress)},
      JSON.stringify({ script: 'collect', event }),
    )
  globalThis.collect = {
    initialized: true,
    view: () => tell('view'),
    link: () => tell('link'),
  }
})()
`
