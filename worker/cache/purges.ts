import * as v from 'valibot'

import { createFlights } from '../runtime/single-flight.ts'
import type { Entry } from './entry.ts'
import { storedName } from '../runtime/key.ts'
import { readKv, type KeyList, type KeyValueStore, type KvState } from './kv-tier.ts'
import { createMarkers, MARKER_RETENTION_MS } from './markers.ts'
import type { TierContext } from './tier-context.ts'

/** How often an isolate polls for purges by other isolates. */
const POLL_MS = 5_000

/** No visitor waits for a poll. In a location with few visitors, KV may take long to respond. */
const POLL_DEADLINE_MS = 2_500

/** KV shows a new marker everywhere within about this time. Until then every poll reads the markers again. */
const PROPAGATION_MS = 120_000

const KEEP_S = MARKER_RETENTION_MS / 1000

/** If the markers do not fit on this many list pages, everything is purged. */
const MAX_PAGES = 3

/** The key with the time of the last purge. A poll without news reads only this key. */
const LAST_PURGE = 'purged'
const MARKER = 'purged|'

/** KV allows one write per second and key, and another isolate may have used this second. */
const RETRY_MS = 1_100
const RETRIES = 3

const MarkerData = v.object({ tag: v.string(), at: v.number() })

/**
 * The purges that this isolate knows. An entry whose load started before its tag was purged is invalid. The
 * markers are stored in KV, so other isolates learn of a purge when KV shows it (usually within 60 s) plus at
 * most 5 s. Cache look-ups need no extra KV read.
 */
export interface Purges {
  invalidates: (entry: Entry<unknown>, now: number) => boolean
  /** Invalidates every entry with this tag whose load started before `at`. */
  mark: (tag: string, at: number) => void
  /** Publishes the purge to the other isolates. Throws if KV cannot be written. */
  publish(tag: string, at: number, kv: KeyValueStore, context: TierContext): Promise<void>
  /** True once markers have been read. Before that, an entry from KV or the edge may be invalid. */
  hasPolled(): boolean
  isDue(now: number): boolean
  poll(kv: KeyValueStore, known: KvState, context: TierContext): Promise<void>
}

export function createPurges(): Purges {
  const markers = createMarkers()
  const polls = createFlights<void>()
  let polledAt: number | null = null
  let lastPurge: string | null = null

  const readMarkers = async (kv: KeyValueStore, lastPurgedAt: number, now: number) => {
    let cursor: string | null = null
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
      const page: KeyList = await kv.list({ prefix: MARKER, cursor })
      for (const { metadata } of page.keys) {
        const marker = v.safeParse(MarkerData, metadata)
        if (marker.success) markers.mark(marker.output.tag, Math.min(marker.output.at, now))
      }
      if (page.list_complete) return
      cursor = page.cursor ?? null
    }
    markers.mark('all', Math.min(lastPurgedAt, now))
  }

  const readNewMarkers = async (kv: KeyValueStore, known: KvState, context: TierContext) => {
    const now = context.now()
    try {
      const read = await readKv(kv, LAST_PURGE, { known, context, limitMs: POLL_DEADLINE_MS })
      if (!read) return
      const last = read.text
      const before = markers.version
      const isSettling = last !== null && now - Number(last) < PROPAGATION_MS
      if (last !== null && (last !== lastPurge || isSettling))
        await readMarkers(kv, Number(last), now)
      lastPurge = last
      // The entries in KV may now be invalid, so even unchanged content has to be written again.
      if (markers.version !== before) known.written.clear()
    } catch (error) {
      context.log.warn('purge markers not read', { cause: String(error) })
    } finally {
      polledAt = now
    }
  }

  return {
    invalidates: markers.voids,
    mark: markers.mark,
    async publish(tag, at, kv, context) {
      const name = await storedName(`${MARKER}${tag}`)
      const metadata = { tag, at }
      await persist(() => kv.put(name, '', { expirationTtl: KEEP_S, metadata }), context)
      // Written after the marker, so that an isolate that sees this key also finds the marker.
      await persist(() => kv.put(LAST_PURGE, String(at), { expirationTtl: KEEP_S }), context)
    },
    hasPolled: () => polledAt !== null,
    isDue: (now) => polledAt === null || now < polledAt || now - polledAt >= POLL_MS,
    poll(kv, known, context) {
      const work = () => readNewMarkers(kv, known, context)
      return polls.run(LAST_PURGE, context, { deadlineMs: POLL_DEADLINE_MS, work })
    },
  }
}

async function persist(put: () => Promise<void>, { startTimer }: TierContext) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await put()
      return
    } catch (error) {
      if (attempt === RETRIES) throw error
      await new Promise<void>((resolve) => void startTimer(RETRY_MS, resolve))
    }
  }
}
