import type { PageHead } from '../cache/cached-page.ts'
import type { ReadReport } from '../cache/reader.ts'
import type { RequestContext } from '../config/env.ts'

export type Freshness = ReturnType<typeof collectFreshness>

/** Collects the age and tags of the data of a page while it is made. */
export function collectFreshness({ now }: Pick<RequestContext, 'now'>) {
  let upstreamAt = now()
  let isIncomplete = false
  const tags = new Set<string>()
  return {
    note: ({ cached, tags: own }: ReadReport) => {
      upstreamAt = Math.min(upstreamAt, cached.upstreamAt)
      for (const tag of own) tags.add(tag)
    },
    /** A part of the page failed and is empty. */
    noteMissing: () => {
      isIncomplete = true
    },
    metadata: (): Pick<PageHead, 'upstreamAt' | 'deferredFailed' | 'tags'> => ({
      upstreamAt,
      deferredFailed: isIncomplete,
      tags: [...tags],
    }),
  }
}
