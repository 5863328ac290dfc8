/** Where the script below sends what it has seen. Only the front knows this path. */
export const COLLECTED_PATH = '/collected-in-the-browser'

/** What a page has reported, with its path. */
export interface Collected {
  kind: 'error' | 'console' | 'violation' | 'resource'
  text: string
  path: string
}

/** The script that runs first in every document, before the shop's own. */
export const collectorScript = `(${String(collect)})(${JSON.stringify(COLLECTED_PATH)})`

/**
 * Reports uncaught errors, errors and warnings on the console, violations of the security policy and resources that
 * could not be loaded. It is sent as text, so it must not use anything outside itself.
 */
function collect(address: string) {
  document.currentScript?.remove()
  const report = (kind: Collected['kind'], text: string) =>
    void navigator.sendBeacon(address, JSON.stringify({ kind, text, path: location.pathname }))

  // A page that is left cancels what it still loads, which Firefox reports just before.
  const delayMs = 300
  const lost = new Set<ReturnType<typeof setTimeout>>()
  const reportLost = (kind: Collected['kind'], text: string) =>
    lost.add(setTimeout(report, delayMs, kind, text))
  addEventListener('pagehide', () => lost.forEach(clearTimeout))
  addEventListener(
    'error',
    (event) => {
      if (event.target instanceof Element) reportLost('resource', event.target.outerHTML)
      else report('error', event.message)
    },
    true,
  )
  addEventListener('unhandledrejection', (event: PromiseRejectionEvent) =>
    report('error', String(event.reason)),
  )
  addEventListener('securitypolicyviolation', (event) =>
    report('violation', `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  )
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...values: unknown[]) => {
      // An error has no JSON of its own.
      const isPlain = (value: unknown) => typeof value !== 'object' || value instanceof Error
      const texts = values.map((value) => (isPlain(value) ? String(value) : JSON.stringify(value)))
      const text = texts.join(' ')
      const isLostCode = /importing a module|dynamically imported module/i.test(text)
      const tell = isLostCode ? reportLost : report
      tell('console', text)
      write.apply(console, values)
    }
  }
}
