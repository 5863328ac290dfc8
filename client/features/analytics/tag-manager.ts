import { linkFields, pageFields, visitorFields } from './event-fields.ts'
import { loadServiceScript } from './load-service-script.ts'
import type { EventFacts, Sink } from './sink.ts'

declare global {
  var dataLayer: object[] | undefined
  var google_tag_manager: unknown
}

interface Entry {
  event: string
}

/** How long the tag manager may take (spec 3 §4). */
const WAIT = { everyMs: 500, checks: 10 }

const signInOrOut = (event: string) => (tracked: EventFacts) => ({
  event,
  ...pageFields(tracked),
  ...visitorFields(tracked),
})

/** The data layer of the tag manager. */
export const tagManager: Sink<Entry> = {
  name: 'tag-manager',
  group: 'targeting',
  pages: 'shop',
  to: '`dataLayer`, which the script at `TAG_MANAGER_URL` reads',
  bodies: {
    'page-viewed': (tracked) => ({
      event: 'page_view',
      ...pageFields(tracked),
      ...visitorFields(tracked),
      referral: tracked.referral,
    }),
    'link-followed': (tracked) => ({
      event: 'link',
      ...pageFields(tracked),
      ...linkFields(tracked),
    }),
    user_login: signInOrOut('user_login'),
    'logged-in': signInOrOut('logged-in'),
    'custom-basket': signInOrOut('custom-basket'),
    'sign-out': signInOrOut('sign_out'),
  },
  async open({ settings }) {
    const address = (await settings)?.tagManager
    if (!address) return null
    globalThis.dataLayer ??= []
    const isReady = () => globalThis.google_tag_manager !== undefined
    if (!(await loadServiceScript(address, isReady, WAIT))) {
      console.warn('The tag manager did not load.')
      return null
    }
    return { send: (entry) => globalThis.dataLayer?.push(entry) }
  },
}
