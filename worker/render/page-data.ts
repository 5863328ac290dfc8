import { etag } from 'hono/etag'
import * as v from 'valibot'

import { PAGE_DATA_PATH } from '#shared/page-data.ts'

import { endpoints } from '../http/endpoints.ts'
import { parseInput } from '../http/input.ts'

/** The path is without site and locale. */
const PageAddress = v.object({ path: v.string(), query: v.optional(v.string(), '') })

/** The data of a public page for client-side navigation: one request for each page. Its code loads with the first of them. */
export const pageData = endpoints().get(
  PAGE_DATA_PATH,
  { agents: 'allowed', limit: 'none' },
  etag(),
  async (c) => {
    const { servePageData } = await import('./serve-page-data.ts')
    return servePageData(c, parseInput(PageAddress, c.req.query()))
  },
)
