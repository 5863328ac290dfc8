import type { AnalyticsSettings } from '#shared/analytics/analytics.ts'

import type { RequestContext } from '../env.ts'
import { isolateState, type IsolateMemory } from '../isolate-memory.ts'

const told = isolateState(() => ({ isTold: false }))

/** What scripts of outside services need on this site. Null if it is not configured. */
export function analyticsSettings({
  config,
  site,
  log,
  memory,
}: Pick<RequestContext, 'config' | 'site' | 'log' | 'memory'>): AnalyticsSettings | null {
  const { domains, tagManagerUrl: tagManager, collectUrl: collect } = config.analytics
  const domain = domains[site.id]
  if (domain === null) {
    tellMissing(log, memory)
    return null
  }
  return { domain, tagManager, collect }
}

/** One error an isolate, because nothing changes before the next deploy (spec 3 §8). */
export function tellMissing(log: RequestContext['log'], memory: IsolateMemory) {
  const state = told(memory)
  if (!state.isTold) log.error('Missing analytics config')
  state.isTold = true
}
