import type { SessionAction, SessionView } from '#shared/shell/session.ts'
import type { SessionStore } from '#shared/stores/store.ts'

import { endSession } from '../account/end-session.ts'
import type { Bindings, RequestContext } from '../env.ts'
import { flagsFor } from '../experiments.ts'
import type { Session } from '../session/session.ts'
import { endOf } from '../session/session-state.ts'
import { countryPhrase } from '../visitor/country-phrase.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { tellContextLocale } from './context-locale.ts'

/** The visitor's location for the browser (spec 3 §3.5), without the IP address. */
export interface Geolocation {
  city: string | null
  postalCode: string | null
  countryCode: string | null
  /** In the language of the request. */
  countryName: string | null
  foreignCountry: string | null
  regionCode: string | null
  regionName: string | null
  latitude: number | null
  longitude: number | null
}

/** The session model. The browser selects the part that it shows, `SessionView`. */
export interface SessionModel extends SessionView {
  geolocation: Geolocation
}

interface SessionModelDependencies {
  context: RequestContext
  bindings: Pick<Bindings, 'AGENT_SESSIONS' | 'SIGN_OUT_MARKS'>
  session: Session
  /** The store that the visitor's cookies name. */
  store: SessionStore | null
  visitor: Visitor
}

/** What each action answers with. Whoever pings keeps what they have, unless the session has ended. */
const answerTo = (action: SessionAction, { isLost }: Session): SessionAction => {
  if (action !== 'ping') return action
  return isLost ? 'logout' : 'noop'
}

/** Carries out what the action asks for, and describes the session after it (spec 1 §4, spec 3 §4). */
export async function sessionModel(
  { context, bindings, session, store, visitor }: SessionModelDependencies,
  action: SessionAction,
): Promise<SessionModel> {
  const answer = answerTo(action, session)
  if (action === 'logout') await endSession({ context, bindings, session }, { everywhere: false })
  if (answer !== 'noop') await tellContextLocale(context, session)
  return {
    action: answer,
    ...customerOf(session),
    isSignedOut: session.signedOut !== null,
    store: session.state?.store ?? store,
    agent: agentOf(session, context.now()),
    geolocation: geolocationOf(visitor, context),
    isNativeApp: visitor.isNativeApp,
    experiments: await experimentsOf({ context, session, visitor }),
  }
}

const agentOf = ({ state }: Session, now: number) =>
  state?.agent
    ? { ...state.agent, endsInSeconds: Math.max(0, Math.floor((endOf(state) - now) / 1000)) }
    : null

const customerOf = ({ state }: Session) => ({
  customerType: state ? state.authType : ('anonymous' as const),
  firstName: state?.customer?.firstName ?? null,
  bagCount: state?.bagCount ?? 0,
})

/** The visitor's flags. Simulated ones take precedence. */
async function experimentsOf({
  context,
  session,
  visitor,
}: Omit<SessionModelDependencies, 'store' | 'bindings'>): Promise<SessionView['experiments']> {
  const participant = { site: context.site.id, key: session.state?.usid ?? null }
  const flags = await flagsFor(context.config.experiments, participant)
  const experiments = { ...flags, ...visitor.experiments }
  return Object.entries(experiments).map(([name, isOn]) => ({ name, isOn }))
}

/** Its visitors are at home on every site (spec 1 §9). */
const HOME_COUNTRY = 'US'

function geolocationOf(
  visitor: Visitor,
  { locale, site }: Pick<RequestContext, 'locale' | 'site'>,
): Geolocation {
  const { city, postalCode, country, region, regionName, latitude, longitude } = visitor
  const isAbroad = country !== null && country !== HOME_COUNTRY && country !== site.country
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return {
    city,
    postalCode,
    countryCode: country,
    countryName: country && (names.of(country) ?? null),
    foreignCountry: isAbroad ? countryPhrase(country, locale) : null,
    regionCode: region,
    regionName,
    latitude,
    longitude,
  }
}
