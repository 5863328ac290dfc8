import * as v from 'valibot'

import type { CommerceClient } from './commerce-client.ts'

const entries = {
  resourceType: v.nullish(v.string()),
  resourceId: v.nullish(v.string()),
  destinationUrl: v.nullish(v.string()),
  statusCode: v.nullish(v.number()),
  copySourceParams: v.nullish(v.boolean()),
  refinements: v.nullish(v.record(v.string(), v.string())),
}

/** A path without a mapping gets a 404, so a mapping that leads nowhere does not match the contract. */
const UrlMapping = v.pipe(v.object(entries), v.forward(v.check(leadsSomewhere), ['resourceId']))

type Wire = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>

/** Whether it names a resource or a redirect, or says that the page is gone for good. */
function leadsSomewhere({ resourceType, resourceId, destinationUrl, statusCode }: Wire) {
  if (statusCode === 410 || (resourceType && resourceId)) return true
  return Boolean(statusCode && destinationUrl)
}

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
