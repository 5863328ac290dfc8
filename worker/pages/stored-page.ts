import * as v from 'valibot'

import { noncePlaceholder } from './nonce.ts'
import { offsetsOf } from './placeholder.ts'

/** What is kept of a page beside its bytes. */
export const PageHead = v.object({
  status: v.picklist([200, 301, 302, 404, 410]),
  /** Of a redirect: the address as it is sent. */
  location: v.nullable(v.string()),
  /** The page's files, announced in a header. */
  link: v.nullable(v.string()),
  /** Where the nonce is to be written. */
  nonceOffsets: v.array(v.number()),
  /** When upstream answered the page's oldest datum. */
  upstreamAt: v.number(),
  /** False when a part is in its quiet empty state: the page is kept, but counts as stale at once. */
  isComplete: v.boolean(),
  /** Those of everything it was made from. */
  tags: v.array(v.string()),
})
export type PageHead = v.InferOutput<typeof PageHead>

/** A flat page as it is kept: the same for everyone, with placeholders where every serve differs. */
export interface StoredPage {
  head: PageHead
  body: Uint8Array
}

export const storedPage = (
  head: Omit<PageHead, 'nonceOffsets'>,
  body: Uint8Array = new Uint8Array(0),
): StoredPage => ({ head: { ...head, nonceOffsets: offsetsOf(body, noncePlaceholder) }, body })
