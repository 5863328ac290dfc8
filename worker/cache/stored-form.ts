import * as v from 'valibot'

import { createEntry, type Entry } from './entry.ts'
import type { CachedThing } from './thing.ts'

/** A value this large is handed on, but kept nowhere. */
export const MAX_ENTRY_BYTES = 2 * 2 ** 20

/** A value as KV and the edge hold it. */
export interface StoredForm {
  head: StoredHead
  body: string | Uint8Array<ArrayBuffer>
}

const StoredHead = v.object({
  /** The full key: the name under which it lies may be a hash. */
  key: v.string(),
  upstreamAt: v.pipe(v.number(), v.finite()),
  askedAt: v.pipe(v.number(), v.finite()),
  tags: v.array(v.string()),
  /** Length of the body: a tier that returns half of it is found out. */
  bytes: v.number(),
  /** What the thing's byte form keeps beside the bytes. */
  part: v.optional(v.unknown()),
})
export type StoredHead = v.InferOutput<typeof StoredHead>

export interface PackedValue {
  body: string | Uint8Array<ArrayBuffer>
  part?: unknown
  bytes: number
}

export function packValue<T>(thing: CachedThing<T>, value: T): PackedValue {
  if (!thing.bytes) {
    const body = JSON.stringify(value)
    return { body, bytes: body.length }
  }
  const { part, body } = thing.bytes.split(value)
  const head = JSON.stringify(part)
  return { body, part, bytes: body.byteLength + head.length }
}

export function storedForm(entry: Entry<unknown>, packed: PackedValue): StoredForm {
  const { key, upstreamAt, askedAt, tags } = entry
  const { body, part } = packed
  return { head: { key, upstreamAt, askedAt, tags: [...tags], bytes: body.length, part }, body }
}

/** The head as it was written. Throws when it is none, or another key's. */
export function readHead(text: string, key: string): StoredHead {
  const head = v.parse(StoredHead, JSON.parse(text))
  if (head.key !== key) throw new Error('entry of another key')
  return head
}

/** Throws when the value is cut, corrupt, or not of this thing. */
export function entryFrom<T>(thing: CachedThing<T>, form: StoredForm, seed: number): Entry<T> {
  const { head, body } = form
  if (body.length !== head.bytes) throw new Error('entry cut short')
  const value = valueFrom(thing, form)
  return createEntry(thing, value, { ...head, seed })
}

function valueFrom<T>(thing: CachedThing<T>, { head, body }: StoredForm): T {
  if (typeof body === 'string') return thing.parse(JSON.parse(body))
  if (!thing.bytes) throw new Error('bytes where text belongs')
  return thing.bytes.join(head.part, body)
}
