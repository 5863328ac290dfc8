import type { Context } from 'hono'

import type { AppEnv } from '../env.ts'
import { isPreviewQuery, verifiedPreview, type Preview } from './preview-link.ts'

/** The preview that a request asks for. Null for the page as everybody sees it. */
export async function previewOf(c: Context<AppEnv>): Promise<Preview | null> {
  if (!isPreviewQuery(c.req.url)) return null
  const { site, locale, path, now, config } = c.get('context')
  const query = new URL(c.req.url).searchParams
  return verifiedPreview({ site, locale, path, query, now: now() }, config.previewSecret)
}
