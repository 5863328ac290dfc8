import type { CachedPage } from '../cached-page.ts'
import type { Cache, CacheDependencies } from '../cache.ts'
import { slots } from '../../content/cache.ts'
import { page } from '../page-entries.ts'
import type { ReadReport } from '../reader.ts'
import type { Cached } from '../definition.ts'
import { HOME_BANNER, type BannerUpstream } from './open-isolate.ts'

export const HOME_PAGE = ['us', 'en-US', '/', '', '']

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export const textOf = ({ value }: Cached<CachedPage>) => decoder.decode(value.body)

/** Renders a home page with one slot as the worker does: from fresh data, with its age and tags. */
export async function renderHome(
  openCache: (onRead: CacheDependencies['onRead']) => Cache,
  upstream: BannerUpstream,
  deferredFailed = false,
): Promise<CachedPage> {
  const reads: ReadReport[] = []
  const cache = openCache((read) => void reads.push(read))
  const { value } = await cache.read(slots, {
    key: HOME_BANNER,
    load: (signal) => upstream.load(signal),
    mode: 'fresh',
  })
  return {
    body: encoder.encode(`<h1>${value[0]?.heading}</h1>`),
    head: {
      status: 200,
      headers: [['content-type', 'text/html; charset=utf-8']],
      deferredFailed,
      upstreamAt: Math.min(...reads.map(({ cached }) => cached.upstreamAt)),
      tags: [...new Set(reads.flatMap(({ tags }) => tags))],
    },
  }
}

/** Returns a function that visits the home page through the page cache of an isolate. */
export function openHome(
  openCache: (onRead?: CacheDependencies['onRead']) => Cache,
  upstream: BannerUpstream,
) {
  const cache = openCache()
  return async () => {
    const load = () => renderHome(openCache, upstream)
    const cached = cache.peek(page, HOME_PAGE) ?? (await cache.read(page, { key: HOME_PAGE, load }))
    return { text: textOf(cached), outcome: cached.outcome }
  }
}
