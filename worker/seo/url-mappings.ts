import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'

import type { Cache } from '../cache/cache.ts'
import { type UrlMapping, urlMapping } from './cache.ts'
import type { CommerceClient } from '../upstream/commerce-client.ts'
import type { RequestLog } from '../observe/log.ts'
import { type Named, type PublicFamily, ofStrangers, optional } from '../upstream/families.ts'

export const seoFamilies = {
  seo: { name: 'seo', ...optional, ...ofStrangers, base: '/site/shopper-seo/v1' },
} as const satisfies Record<string, Named<PublicFamily>>

const entries = {
  resourceType: v.nullish(v.string()),
  resourceId: v.nullish(v.string()),
  destinationUrl: v.nullish(v.string()),
  statusCode: v.nullish(v.number()),
  copySourceParams: v.nullish(v.boolean()),
  refinements: v.nullish(v.record(v.string(), v.string())),
}

/** A path without a mapping gets a 404, so a mapping that leads nowhere does not match the contract. */
const WireMapping = v.pipe(v.object(entries), v.forward(v.check(leadsSomewhere), ['resourceId']))

type Wire = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>

/** Whether it names a resource or a redirect, or says that the page is gone for good. */
function leadsSomewhere({ resourceType, resourceId, destinationUrl, statusCode }: Wire) {
  if (statusCode === 410 || (resourceType && resourceId)) return true
  return Boolean(statusCode && destinationUrl)
}

/** Reads the mapping of a URL. Throws `not-found` if there is none. */
const readUrlMapping = (
  commerce: CommerceClient,
  urlSegment: string,
  signal: AbortSignal | undefined,
) =>
  commerce.read({
    family: seoFamilies.seo,
    operation: 'getUrlMapping',
    path: '/url-mapping',
    namesResource: true,
    query: { urlSegment, locale: commerce.locale },
    schema: WireMapping,
    signal,
  })

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
