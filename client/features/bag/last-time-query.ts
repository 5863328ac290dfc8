import { queryOptions } from '@tanstack/react-query'

import type { Locale, Site } from '#shared/site/site.ts'

import { fetchLastTime } from '../../adapters/http-last-time.ts'
import { LAST_TIME_KEY } from './last-time-key.ts'

/** Requested after a navigation: a document of the bag has it already. */
export const lastTimeQuery = ({ site, locale }: { site: Site; locale: Locale }) =>
  queryOptions({
    queryKey: [...LAST_TIME_KEY, { site: site.id, locale }],
    queryFn: ({ signal }) => fetchLastTime({ site, locale }, signal),
    enabled: typeof document !== 'undefined',
    retry: false,
  })
