import * as v from 'valibot'

import type { CommerceClient } from './commerce-client.ts'

const UrlMapping = v.object({
  resourceType: v.nullish(v.string()),
  resourceId: v.nullish(v.string()),
  destinationUrl: v.nullish(v.string()),
  statusCode: v.nullish(v.number()),
  copySourceParams: v.nullish(v.boolean()),
  refinements: v.nullish(v.record(v.string(), v.string())),
})

/** Reads the mapping of a URL. Throws `not-found` if there is none. */
export const readUrlMapping = (
  commerce: CommerceClient,
  urlSegment: string,
  signal: AbortSignal | undefined,
) =>
  commerce.read({
    family: 'seo',
    operation: 'getUrlMapping',
    path: '/url-mapping',
    namesResource: true,
    query: { urlSegment, locale: commerce.locale },
    schema: UrlMapping,
    signal,
  })
