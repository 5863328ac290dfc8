import type { AnalyticsSettings } from '#shared/analytics/analytics.ts'

import type { RequestContext } from '../config/env.ts'
import { isolateState, type IsolateMemory } from '../runtime/isolate-memory.ts'

const reported = isolateState(() => ({ isReported: false }))

/** The settings of outside scripts on this site. Null without configuration. */
export function analyticsSettings({
  config,
  site,
  log,
  memory,
}: Pick<RequestContext, 'config' | 'site' | 'log' | 'memory'>): AnalyticsSettings | null {
  const { domains, tagManagerUrl: tagManager, collectUrl: collect } = config.analytics
  const domain = domains[site.id]
  if (domain === null) {
    reportMissingSettings(log, memory)
    return null
  }
  return { domain, tagManager, collect }
}

/** One error an isolate, because nothing changes before the next deploy (spec 3 §8). */
export function reportMissingSettings(log: RequestContext['log'], memory: IsolateMemory) {
  const state = reported(memory)
  if (!state.isReported) log.error('Missing analytics config')
  state.isReported = true
}
