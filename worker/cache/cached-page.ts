import * as v from 'valibot'

import { isCookieHeader } from '#shared/storage/cookies.ts'

import type { ByteForm } from './definition.ts'

/** A rendered public page: its bytes and the metadata to serve them. */
export interface CachedPage {
  /** Complete HTML that still contains the placeholders. Shared, so it must never be modified. */
  body: Uint8Array<ArrayBuffer>
  head: PageHead
}

export const PageHead = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  /** In order; a name may occur twice (`link`). */
  headers: v.array(v.tuple([v.string(), v.string()])),
  /** A deferred part failed and the body contains its empty state, so the page counts as stale at once. */
  deferredFailed: v.boolean(),
  /** The page says that its data is unavailable, so it must not be stored. */
  isUnavailable: v.optional(v.boolean()),
  /** When upstream returned the oldest data on the page. */
  upstreamAt: v.pipe(v.number(), v.finite()),
  /** The tags of all data on the page, as reported by `onRead`. */
  tags: v.array(v.string()),
})
export type PageHead = v.InferOutput<typeof PageHead>

/** Responses that are the same for every visitor. Redirects count because they come from content. */
const STORED_STATUSES = [200, 301, 302, 404, 410]

export const isStorablePage = ({ head }: CachedPage) =>
  STORED_STATUSES.includes(head.status) &&
  !head.isUnavailable &&
  !head.headers.some(([name]) => isCookieHeader(name))

export const pageBytes: ByteForm<CachedPage> = {
  split: ({ head, body }) => ({ part: head, body }),
  join: (part, body) => ({ head: v.parse(PageHead, part), body }),
}
