import { activities } from './activities.ts'
import { collect } from './collect.ts'
import { pageTracking } from './page-tracking.ts'
import { personalization } from './personalization.ts'
import type { Sink } from './sink.ts'
import { tagManager } from './tag-manager.ts'

/** Everything that shop events are sent to. `docs/analytics.md` lists what is declared here. */
export const SINKS: readonly Sink[] = [
  pageTracking,
  tagManager,
  collect,
  activities,
  personalization,
]
