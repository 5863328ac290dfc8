import * as features from '#shop/features.ts'
import type { SessionAction, SessionView } from '#shared/shell/session.ts'

import { honorOptOut } from '../consent/privacy-opt-out.ts'
import type { Edge } from '../http/edge.ts'
import { endSession } from '../sign-in/end-session.ts'
import type { RequestContext } from '../config/env.ts'
import { visitorRules } from '../config/market-rules.ts'
import { flagsFor } from '../config/experiments.ts'
import type { Session } from '../session/session.ts'
import { sessionEnd, sourceCodeIn } from '../session/session-state.ts'
import { visitorStoreOf } from '../stores/visitor-store.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { tellContextLocale } from '../session/shopper-context.ts'
import { countryPhrase } from './country-phrase.ts'

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

/** The answer to each action. A ping changes nothing, unless the session has ended. */
const answerTo = (action: SessionAction, { isLost }: Session): SessionAction => {
  if (action !== 'ping') return action
  return isLost ? 'logout' : 'noop'
}

/** Carries out what the action asks for, and describes the session after it (spec 1 §4, spec 3 §4). */
export async function sessionModel(edge: Edge, action: SessionAction): Promise<SessionModel> {
  const { context, session, visitor } = edge
  const answer = answerTo(action, session)
  if (action === 'logout') await endSession(edge, { everywhere: false })
  if (answer !== 'noop') await tellContextLocale(context, session)
  const experiments = await listExperiments(edge)
  await honorOptOut(edge)
  return {
    action: answer,
    ...mapCustomer(session),
    hasOwnPrices: sourceCodeIn(session.state, context.now()) !== null,
    isSignedOut: session.signedOut !== null,
    store: features.pickup ? visitorStoreOf(edge) : null,
    agent: features.agents ? mapAgent(session, context.now()) : null,
    geolocation: mapGeolocation(visitor, context),
    privacyRegime: visitor.privacyRegime,
    isNativeApp: visitor.isNativeApp,
    experiments,
  }
}

const mapAgent = ({ state }: Session, now: number) =>
  state?.agent
    ? { ...state.agent, endsInSeconds: Math.max(0, Math.floor((sessionEnd(state) - now) / 1000)) }
    : null

const mapCustomer = ({ state }: Session) => ({
  customerType: state ? state.authType : ('anonymous' as const),
  firstName: state?.customer?.firstName ?? null,
  bagCount: state?.bagCount ?? 0,
})

/** The visitor's flags. Simulated ones take precedence. */
async function listExperiments({
  context,
  session,
  visitor,
}: Edge): Promise<SessionView['experiments']> {
  const participant = { site: context.site.id, key: session.state?.usid ?? null }
  const flags = await flagsFor(context.config.experiments, participant)
  const experiments = { ...flags, ...visitor.experiments }
  return Object.entries(experiments).map(([name, isOn]) => ({ name, isOn }))
}

function mapGeolocation(
  visitor: Visitor,
  { locale, site }: Pick<RequestContext, 'locale' | 'site'>,
): Geolocation {
  const { city, postalCode, country, region, regionName, latitude, longitude } = visitor
  const homes: readonly string[] = [visitorRules.homeCountry, site.country]
  const isAbroad = country !== null && !homes.includes(country)
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
