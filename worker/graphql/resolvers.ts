import type { Context } from 'hono'

import type { SessionAction } from '#shared/shell/session.ts'

import { checkSignOut } from '../account/check-sign-out.ts'
import type { SignedOut } from '../account/signed-out.ts'
import type { AppEnv } from '../env.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import type { SessionModel } from '../shopper/session-model.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { sessionExtras, type SessionExtras } from './session-extras.ts'

interface SessionArguments {
  action: SessionAction
  extras?: unknown
}

/** The group of consent without which a marketing service's visitor id is not used (spec 3 §9.8). */
const MARKETING = 'targeting'

/** The values of the schema's root fields. */
export const resolvers = {
  version: () => '1',
  async onsession({ action, extras }: SessionArguments, { c }: { c: Context<AppEnv> }) {
    const known = sessionExtras(extras)
    const { catalog, shopper, session: opened, signedOut } = await openShopper(c)
    await checkSignOut(c, opened)
    const session = await shopper.getSession(action)
    return {
      ...session,
      ...(await toldOf(signedOut, session.action)),
      // Read only if they are selected.
      preferences: async () => preferenceEntries(await catalog.getPreferences()),
      adobe: adobeOf(session, known, visitorOf(c).consent.includes(MARKETING)),
    }
  },
}

/** A document says only once that the customer was signed out here: a ping has it loaded again first. */
async function toldOf(signedOut: SignedOut, action: SessionAction) {
  const found = await signedOut.find()
  if (!found) return { action, isSignedOut: false }
  if (action === 'init') await signedOut.tell()
  return { action: found.isTold ? action : ('logout' as const), isSignedOut: true }
}

const preferenceEntries = (preferences: object) =>
  Object.entries(preferences).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? value : JSON.stringify(value ?? null),
  }))

const adobeOf = (
  { experiments }: Pick<SessionModel, 'experiments'>,
  { mcmid }: SessionExtras,
  hasConsent: boolean,
) => ({
  targetcg: null,
  mcmid: hasConsent ? mcmid : null,
  mboxes: experiments.filter(({ isOn }) => isOn).map(({ name }) => name),
  targetAnalyticsData: null,
})
