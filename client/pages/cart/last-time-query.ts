import { queryOptions } from '@tanstack/react-query'

import type { Locale, SiteId } from '#shared/site/site.ts'

import { fetchLastTime } from '../../adapters/http-last-time.ts'
import { LAST_TIME_KEY } from './last-time-key.ts'

interface LastTimeOwner {
  site: { id: SiteId }
  locale: Locale
}

/** Requested after a navigation: a document of the bag has it already. */
export const lastTimeQuery = ({ site: { id: siteId }, locale }: LastTimeOwner) =>
  queryOptions({
    queryKey: [...LAST_TIME_KEY, { siteId, locale }],
    queryFn: ({ signal }) => fetchLastTime({ siteId, locale }, signal),
    retry: false,
  })
