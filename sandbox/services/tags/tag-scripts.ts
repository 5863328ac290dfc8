/**
 * The tag manager: takes what is pushed into `dataLayer`, tells only the names of events, and runs nothing
 * that a page did not bring itself.
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

/** The marketing script: counts page views and links, and keeps nothing about anybody. */
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
