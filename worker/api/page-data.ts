import type { Context } from 'hono'
import { etag } from 'hono/etag'
import * as v from 'valibot'

import { pageDataApi } from '#shared/api-paths.ts'

import type { AppEnv } from '../env.ts'
import { endpoints } from '../http/endpoints.ts'
import { parseInput } from '../http/input.ts'

/** The path is without site and locale. */
const PageAddress = v.object({ path: v.string(), query: v.optional(v.string(), '') })
type PageAddress = v.InferOutput<typeof PageAddress>

/** Only `worker/pages/` knows what a page consists of. */
export type ServePageData = (c: Context<AppEnv>, address: PageAddress) => Promise<Response>

/** The data of a public page for client-side navigation: one request for each page. */
export const createPageDataApi = (servePageData: ServePageData) =>
  endpoints().get(pageDataApi.paths.pageData, { agents: 'allowed', limit: 'none' }, etag(), (c) =>
    servePageData(c, parseInput(PageAddress, c.req.query())),
  )
