import { linkFields, pageFields, visitorFields } from './event-fields.ts'
import { loadServiceScript } from './load-service-script.ts'
import type { Sink } from './sink.ts'

declare global {
  /** Defined by the marketing script. */
  var collect:
    | { initialized?: boolean; view(data: object): void; link(data: object): void }
    | undefined
}

interface Collected {
  kind: 'view' | 'link'
  data: object
}

/** How long the script may take: 5000 ms (spec 3 §4). */
const WAIT = { everyMs: 200, checks: 25 }

/** The marketing script. */
export const collect: Sink<Collected> = {
  name: 'collect',
  group: 'targeting',
  pages: 'shop',
  to: '`collect.view` and `collect.link` of the script at `COLLECT_URL`',
  bodies: {
    'page-viewed': (tracked) => ({
      kind: 'view',
      data: { ...pageFields(tracked), ...visitorFields(tracked), referral: tracked.referral },
    }),
    'link-followed': (tracked) => ({
      kind: 'link',
      data: { ...pageFields(tracked), ...linkFields(tracked) },
    }),
  },
  async open({ settings }) {
    const address = (await settings)?.collect
    if (!address) return null
    const isReady = () => globalThis.collect?.initialized === true
    if (!(await loadServiceScript(address, isReady, WAIT))) {
      console.error('Collect.js did not initialize correctly.')
      return null
    }
    return { send: ({ kind, data }) => globalThis.collect?.[kind](data) }
  },
}
