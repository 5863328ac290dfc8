import * as v from 'valibot'

import type { SiteId } from '../platform/site.ts'

/** The type of actions whose data only the shop understands. */
export const OWN_DATA = 'monetate:action:OmnichannelJson'

/** The decision of the platform for a component; none by default. */
export const PlannedDecision = v.looseObject({ json: v.unknown() })

interface DecidedAction {
  actionType: typeof OWN_DATA
  component: string
  json: unknown
}

const decisions = new Map<SiteId, Map<string, DecidedAction>>()

export const plannedDecisions = (siteId: SiteId): DecidedAction[] => [
  ...(decisions.get(siteId)?.values() ?? []),
]

export function planDecision(siteId: SiteId, component: string, json: unknown) {
  const ofSite = decisions.get(siteId) ?? new Map<string, DecidedAction>()
  decisions.set(siteId, ofSite)
  ofSite.set(component, { actionType: OWN_DATA, component, json })
}

export const cancelDecision = (siteId: SiteId, component: string) =>
  void decisions.get(siteId)?.delete(component)

export const cancelAllDecisions = () => decisions.clear()
