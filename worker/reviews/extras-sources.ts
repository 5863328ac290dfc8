import type { Catalog } from '#shared/catalog.ts'

import type { InternalPreferences } from '../cache/stored-values.ts'
import type { RequestContext } from '../env.ts'
import type { ServiceDependencies } from '../services/service-client.ts'
import type { ReaderSources } from '../catalog/reader-sources.ts'

/** The dependencies of what reads other services about products. */
export interface ExtrasSources extends ReaderSources, Pick<Catalog, 'getPreferences'> {
  services: Pick<RequestContext, 'config' | 'site' | 'locale' | 'log' | 'memory' | 'now'> &
    Pick<ServiceDependencies<unknown>, 'fetch'>
  internalPreferences: () => Promise<InternalPreferences>
}

/** Nothing waits for it, so without it there is a warning and nothing else (spec 3 §8). */
export async function quietly<Value>(
  { log }: Pick<ExtrasSources, 'log'>,
  what: string,
  { read, empty }: { read: () => Promise<{ value: Value }>; empty: Value },
): Promise<Value> {
  try {
    return (await read()).value
  } catch {
    log.warn(`${what} missing`, {})
    return empty
  }
}
