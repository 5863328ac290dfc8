import { BoundedMap } from '../runtime/bounded-map.ts'
import { isWithin, type Entry } from './entry.ts'
import { hashToUnit, sha256, storedName } from '../runtime/key.ts'
import { entryFrom, readHead, storedForm, type PackedValue } from './stored-form.ts'
import type { CacheDefinition } from './definition.ts'
import { within } from '../runtime/timer.ts'
import type { TierContext } from './tier-context.ts'

/**
 * KV is optional, so a read that takes longer than this is a miss. In a location with few visitors most reads are slow,
 * because KV has to fetch the value from far away, so a slow read is no failure.
 */
const READ_MS = 150

/** The minimum that KV allows. A location may see a copy this old, so freshness depends only on the stored time. */
const CACHE_TTL_S = 30

/** Unchanged content is written again after one to two times this, by the first isolate that is due. KV allows one write per second and key. */
const REWRITE_MS = 60_000

/** After this many failed reads in a row, KV is not used for `PAUSE_MS`. */
const FAILURES = 3
const PAUSE_MS = 5_000

/** How many last writes an isolate remembers. */
const REMEMBERED_WRITES = { entries: 5_000, characters: 2 ** 19 }

/** The part of a KV namespace that the cache uses. */
export interface KeyValueStore {
  get(key: string, options: { type: 'text'; cacheTtl: number }): Promise<string | null>
  put(
    key: string,
    value: string,
    options: { expirationTtl: number; metadata?: unknown },
  ): Promise<void>
  delete(key: string): Promise<void>
  list(options: { prefix: string; cursor?: string | null }): Promise<KeyList>
}

export interface KeyList {
  keys: { name: string; metadata?: unknown }[]
  list_complete: boolean
  cursor?: string
}

/** What this isolate knows about KV, from all of its requests. */
export interface KvState {
  /** The hash of the content that KV is known to hold, by key. */
  written: BoundedMap<{ hash: string; at: number }>
  failures: number
  failedAt: number
}

export const createKvState = (): KvState => ({
  written: new BoundedMap(REMEMBERED_WRITES),
  failures: 0,
  failedAt: 0,
})

export interface KvTier {
  get<T>(definition: CacheDefinition<T>, key: string): Promise<Entry<T> | null>
  /** Never throws; failed writes are logged. */
  put(entry: Entry<unknown>, packed: PackedValue): Promise<void>
  delete(key: string): Promise<void>
}

export function createKvTier(kv: KeyValueStore, known: KvState, context: TierContext): KvTier {
  const { now, log, seed } = context

  const read = async (key: string) => {
    const name = await storedName(key)
    const text = (await readKv(kv, name, { known, context, limitMs: READ_MS }))?.text ?? null
    if (text === null) return null
    const end = text.indexOf('\n')
    return { head: () => readHead(text.slice(0, end), key), body: () => text.slice(end + 1) }
  }

  const isDue = (key: string, at: number) =>
    !isWithin(REWRITE_MS * (1 + hashToUnit(key, at, seed)), at, now())

  /** The upstream time of the entry that this location sees in KV, if its content is the same. */
  const seenAt = async (key: string, hash: string) => {
    const stored = await read(key)
    if (!stored || (await sha256(stored.body())) !== hash) return null
    return stored.head().upstreamAt
  }

  /** Whether the content is new to KV, or was last written so long ago that it would soon be too old. */
  const isWorthWriting = async ({ key }: Entry<unknown>, hash: string) => {
    const before = known.written.get(key)
    if (before?.hash !== hash) return true
    if (!isDue(key, before.at)) return false
    const at = await seenAt(key, hash)
    if (at === null || isDue(key, at)) return true
    remember(known, key, { hash, at })
    return false
  }

  /** Upstream has responded since, so an older value is no longer a last good one. */
  const dropKnown = async (key: string) => {
    if (known.written.delete(key)) await remove(kv, key, context)
  }

  return {
    async get(definition, key) {
      const stored = await read(key)
      if (!stored) return null
      try {
        const body = stored.body()
        const entry = entryFrom(definition, { head: stored.head(), body }, seed)
        remember(known, key, { hash: await sha256(body), at: entry.upstreamAt })
        return entry
      } catch {
        log.warn('corrupt cache entry deleted', { definition: definition.name, tier: 'kv' })
        context.waitUntil(remove(kv, key, context))
        return null
      }
    },
    async put(entry, packed) {
      const { body } = packed
      if (typeof body !== 'string' || context.isKvReadOnly) return
      if (isNothing(entry.value)) {
        await dropKnown(entry.key)
        return
      }
      try {
        const hash = await sha256(body)
        if (!(await isWorthWriting(entry, hash))) return
        remember(known, entry.key, { hash, at: entry.upstreamAt })
        const { head } = storedForm(entry, packed)
        const name = await storedName(entry.key)
        const expirationTtl = Math.ceil(entry.definition.retentionMs / 1000)
        await kv.put(name, `${JSON.stringify(head)}\n${body}`, { expirationTtl })
      } catch (error) {
        log.warn('cache write failed', { definition: entry.definition.name, cause: String(error) })
      }
    },
    delete(key) {
      known.written.delete(key)
      return remove(kv, key, context)
    },
  }
}

/**
 * Nothing was found. It stays out of KV, which charges per write: strangers can name any number of things that do
 * not exist.
 */
const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

interface KvRead {
  known: KvState
  context: TierContext
  /** How long to wait for KV. */
  limitMs: number
}

/** The text stored under a name. Null if KV is too slow, fails, or is paused after failures. */
export async function readKv(
  kv: KeyValueStore,
  name: string,
  { known, context, limitMs }: KvRead,
): Promise<{ text: string | null } | null> {
  const { now, log, startTimer } = context
  if (known.failures >= FAILURES && isWithin(PAUSE_MS, known.failedAt, now())) return null
  try {
    const read = kv.get(name, { type: 'text', cacheTtl: CACHE_TTL_S })
    const answer = await within(read, limitMs, startTimer)
    if (!answer) return null
    known.failures = 0
    return { text: answer.value }
  } catch (error) {
    known.failures += 1
    known.failedAt = now()
    log.warn('cache read failed', { cause: String(error) })
    return null
  }
}

async function remove(kv: KeyValueStore, key: string, { log }: TierContext) {
  try {
    await kv.delete(await storedName(key))
  } catch (error) {
    log.warn('cache delete failed', { cause: String(error) })
  }
}

function remember(known: KvState, key: string, write: { hash: string; at: number }) {
  known.written.delete(key)
  known.written.set(key, write)
}
