import { followConsent } from './consent-mode.ts'
import type { EventFacts, TrackedEvent, Sink, SinkContext } from './sink.ts'
import { trustedService } from '../kit/trusted-types.ts'

/** The fields about its page in every event (spec 3 §7). */
export const pageFields = ({ id, domain, page, visitor }: EventFacts) => ({
  id,
  domain,
  pageType: page.type,
  pageName: page.name,
  pagePath: page.path,
  siteSection: page.section,
  loginState: visitor.loginState,
})

/** The fields about visitors (spec 3 §4), without anything that identifies them. */
export const visitorFields = ({ visitor }: EventFacts) => ({
  customerStatus: visitor.loginState,
  registrationStatus: visitor.registration,
  loyaltyAccountStatus: visitor.accountStatus,
  loyaltyMarketEligible: visitor.isInLoyaltyMarket,
})

/** The fields about links, the only ones with ids of a customer (spec 3 §7). */
export const linkFields = ({ event, visitor }: TrackedEvent<'link-followed'>) => ({
  linkName: event.name,
  linkTo: event.to,
  userId: visitor.userId,
  emailHash: visitor.emailHash,
})

interface Wait {
  everyMs: number
  checks: number
}

/** Loads a script of an outside service. @returns whether it was ready within so many checks */
export async function loadServiceScript(
  address: string,
  isReady: () => boolean,
  { everyMs, checks }: Wait,
): Promise<boolean> {
  const script = document.createElement('script')
  script.async = true
  script.src = trustedService(address)
  document.head.append(script)
  for (let check = 0; check < checks; check += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, everyMs)
    })
    if (isReady()) return true
  }
  return false
}

declare global {
  /** Defined by the marketing script. */
  var collect:
    | { initialized?: boolean; view(data: object): void; link(data: object): void }
    | undefined
}

export interface Collected {
  kind: 'view' | 'link'
  data: object
}

/** How long the script may take: 5000 ms (spec 3 §4). */
const COLLECT_WAIT = { everyMs: 200, checks: 25 }

/** The marketing script. */
export const collect = {
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
    if (!(await loadServiceScript(address, isReady, COLLECT_WAIT))) {
      console.error('Collect.js did not initialize correctly.')
      return null
    }
    return { send: ({ kind, data }) => globalThis.collect?.[kind](data) }
  },
} satisfies Sink<Collected>

declare global {
  var dataLayer: object[] | undefined
  var google_tag_manager: unknown
}

export interface Entry {
  event: string
}

/** How long the tag manager may take (spec 3 §4). */
const TAG_MANAGER_WAIT = { everyMs: 500, checks: 10 }

const signInOrOut = (event: string) => (tracked: EventFacts) => ({
  event,
  ...pageFields(tracked),
  ...visitorFields(tracked),
})

export const TO_TAG_MANAGER = '`dataLayer`, which the script at `TAG_MANAGER_URL` reads'

/** The data layer of the tag manager. */
export const tagManager = {
  name: 'tag-manager',
  group: 'targeting',
  pages: 'shop',
  to: TO_TAG_MANAGER,
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
  async open(context) {
    const push = await openTagManager(context)
    return push && { send: push }
  },
} satisfies Sink<Entry>

let opening: Promise<((entry: object) => void) | null> | undefined

/** Loads the tag manager, once for all sinks. @returns what adds to its data layer; null without it */
export const openTagManager = (context: SinkContext) => (opening ??= loadTagManager(context))

async function loadTagManager({ settings, allowed }: SinkContext) {
  const address = (await settings)?.tagManager
  if (!address) return null
  const layer = (globalThis.dataLayer ??= [])
  // The consent defaults come before the script, so that no tag assumes other defaults.
  followConsent(allowed, (command) => layer.push(command))
  const isReady = () => globalThis.google_tag_manager !== undefined
  if (!(await loadServiceScript(address, isReady, TAG_MANAGER_WAIT))) {
    console.warn('The tag manager did not load.')
    return null
  }
  return (entry: object) => void globalThis.dataLayer?.push(entry)
}
