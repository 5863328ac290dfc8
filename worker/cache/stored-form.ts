import * as v from 'valibot'

import { createEntry, type Entry } from './entry.ts'
import type { CacheDefinition } from './definition.ts'

/** Values larger than this are returned but not stored. */
export const MAX_ENTRY_BYTES = 2 * 2 ** 20

/** The form in which KV and the edge store a value. */
export interface StoredForm {
  head: StoredHead
  body: string | Uint8Array<ArrayBuffer>
}

const StoredHead = v.object({
  /** The full key, because the name that it is stored under may be a hash. */
  key: v.string(),
  upstreamAt: v.pipe(v.number(), v.finite()),
  loadStartedAt: v.pipe(v.number(), v.finite()),
  tags: v.array(v.string()),
  /** The length of the body, to detect truncated bodies. */
  bytes: v.number(),
  /** The JSON part of a value that is stored in byte form. */
  part: v.optional(v.unknown()),
})
export type StoredHead = v.InferOutput<typeof StoredHead>

export interface PackedValue {
  body: string | Uint8Array<ArrayBuffer>
  part?: unknown
  bytes: number
}

export function packValue<T>(definition: CacheDefinition<T>, value: T): PackedValue {
  if (!definition.bytes) {
    const body = JSON.stringify(value)
    return { body, bytes: body.length }
  }
  const { part, body } = definition.bytes.split(value)
  const head = JSON.stringify(part)
  return { body, part, bytes: body.byteLength + head.length }
}

export function storedForm(entry: Entry<unknown>, packed: PackedValue): StoredForm {
  const { key, upstreamAt, loadStartedAt, tags } = entry
  const { body, part } = packed
  return {
    head: { key, upstreamAt, loadStartedAt, tags: [...tags], bytes: body.length, part },
    body,
  }
}

/** Parses a stored head. Throws if it is invalid or belongs to another key. */
export function readHead(text: string, key: string): StoredHead {
  const head = v.parse(StoredHead, JSON.parse(text))
  if (head.key !== key) throw new Error('the entry belongs to another key')
  return head
}

/** Throws if the value is truncated, corrupt, or does not match the definition. */
export function entryFrom<T>(
  definition: CacheDefinition<T>,
  form: StoredForm,
  seed: number,
): Entry<T> {
  const { head, body } = form
  if (body.length !== head.bytes) throw new Error('the entry is truncated')
  const value = valueFrom(definition, form)
  return createEntry(definition, value, { ...head, seed })
}

function valueFrom<T>(definition: CacheDefinition<T>, { head, body }: StoredForm): T {
  if (typeof body === 'string') return definition.parse(JSON.parse(body))
  if (!definition.bytes) throw new Error('expected text but found bytes')
  return definition.bytes.join(head.part, body)
}
