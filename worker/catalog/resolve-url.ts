import { ProblemError } from '#shared/http/problem.ts'

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
 * Looks up the URL mapping of a path that no route matches. Null if there is none. A failure is logged (spec 3 §8) and is
 * not stored.
 *
 * @param path without site and locale, decoded, of a form that an address of content can have
 * @throws {ProblemError} `unavailable` if there is no usable response, and none is stored
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
  } catch (error) {
    log.warn('error in url-mapping API')
    // For what the service rejects there is no mapping.
    if (error instanceof ProblemError && error.type !== 'unavailable') return null
    throw error
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
