import { ProblemError } from '#shared/contract/problem.ts'

import type { Cache } from '../cache/cache.ts'
import { urlMapping } from '../cache/manifest.ts'
import type { UrlMapping } from '../cache/stored-values.ts'
import { readUrlMapping } from '../commerce/seo.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import type { RequestLog } from '../log.ts'

interface ResolveUrlDependencies {
  commerce: CommerceClient
  cache: Pick<Cache, 'read'>
  log: RequestLog
}

/**
 * Looks up the URL mapping of a path that no route matches. Null if there is none. A failure is logged, also
 * returns null and is not stored (spec 3 §8).
 *
 * @param path without site and locale, decoded, of a form that an address of content can have
 */
export async function resolveUrl(
  path: string,
  { commerce, cache, log }: ResolveUrlDependencies,
): Promise<UrlMapping> {
  try {
    const { value } = await cache.read(urlMapping, {
      key: [commerce.site.id, commerce.locale, path],
      load: (signal) => load(path, commerce, signal),
    })
    return value
  } catch {
    log.warn('error in url-mapping API')
    return null
  }
}

async function load(
  path: string,
  commerce: CommerceClient,
  signal: AbortSignal,
): Promise<UrlMapping> {
  try {
    const wire = await readUrlMapping(commerce, path, signal)
    return {
      resourceType: wire.resourceType?.toLowerCase() ?? null,
      resourceId: wire.resourceId ?? null,
      destinationUrl: wire.destinationUrl ?? null,
      statusCode: wire.statusCode ?? null,
      copySourceParams: wire.copySourceParams === true,
      refinements: wire.refinements ?? {},
    }
  } catch (error) {
    if (error instanceof ProblemError && error.type === 'not-found') return null
    throw error
  }
}
