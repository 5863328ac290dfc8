import type { InternalPreferences } from '#shared/preferences/internal-preferences.ts'

import type { RequestContext } from '../config/env.ts'
import { AbsentApi } from '../upstream/absent-api.ts'
import type { ServiceDependencies } from '../upstream/service-client.ts'
import type { ReaderSources } from '../cache/reader-sources.ts'

/** The dependencies of readers that ask other services about products. */
export interface ExtrasSources extends ReaderSources {
  services: Pick<RequestContext, 'config' | 'site' | 'locale' | 'log' | 'memory' | 'now'> &
    Pick<ServiceDependencies<unknown>, 'fetch'>
  internalPreferences: () => Promise<InternalPreferences>
}

/** Reads optional content: a failure is a warning and gives `empty` (spec 3 §8). So does an absent API, without a warning. */
export async function quietly<Value>(
  { log }: Pick<ExtrasSources, 'log'>,
  what: string,
  { read, empty }: { read: () => Promise<{ value: Value }>; empty: Value },
): Promise<Value> {
  try {
    return (await read()).value
  } catch (error) {
    if (!(error instanceof AbsentApi)) log.warn(`${what} missing`, {})
    return empty
  }
}
