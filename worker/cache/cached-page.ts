import * as v from 'valibot'

import type { ByteForm } from './thing.ts'

/** A rendered public page: its bytes, and what is needed to serve them. */
export interface CachedPage {
  /** Flat HTML with the placeholders still in it. Shared: never written to. */
  body: Uint8Array<ArrayBuffer>
  head: PageHead
}

export const PageHead = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  /** In order; a name may occur twice (`link`). */
  headers: v.array(v.tuple([v.string(), v.string()])),
  /** A late part failed: its empty state is in the body, so the page counts as stale at once. */
  lateFailed: v.boolean(),
  /** When upstream answered the oldest datum on the page. */
  upstreamAt: v.pipe(v.number(), v.finite()),
  /** Of all data on the page, as `onRead` told them. */
  tags: v.array(v.string()),
})
export type PageHead = v.InferOutput<typeof PageHead>

/** Answers that are the same for everyone. Redirects count: they come from content. */
const STORED_STATUSES = [200, 301, 302, 404, 410]

export const isStorablePage = ({ head }: CachedPage) =>
  STORED_STATUSES.includes(head.status) &&
  !head.headers.some(([name]) => name.toLowerCase() === 'set-cookie')

export const pageBytes: ByteForm<CachedPage> = {
  split: ({ head, body }) => ({ part: head, body }),
  join: (part, body) => ({ head: v.parse(PageHead, part), body }),
}
