import { PAGE_DATA_PATH, type PageData } from '#shared/page-data.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { problemIn } from './request-json.ts'

interface HttpPageDataDependencies {
  site: Site
  locale: Locale
  fetch: typeof fetch
}

/** Requests the critical data of a public page. `freshMs`: the lifetime from the response's headers. */
export const createHttpPageData =
  ({ site, locale, fetch }: HttpPageDataDependencies) =>
  async (path: string, query: string): Promise<PageData & { freshMs: number }> => {
    const search = new URLSearchParams({ path, query, site: site.id, locale })
    const response = await fetch(`/api${PAGE_DATA_PATH}?${search}`, {
      // Asks the edge, whose response also names its deploy.
      cache: 'no-cache',
    })
    if (!response.ok) throw await problemIn(response)
    const [, seconds = 0] = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? []
    const data: PageData = await response.json()
    return { ...data, freshMs: Number(seconds) * 1000 }
  }
