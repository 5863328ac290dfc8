import type { Entry } from './entry.ts'
import { sha256 } from '../runtime/key.ts'
import { entryFrom, readHead, storedForm, type PackedValue } from './stored-form.ts'
import type { CacheDefinition } from './definition.ts'
import { within } from '../runtime/timer.ts'
import type { TierContext } from './tier-context.ts'

/** The location's cache is local, so a read that takes longer than this is treated as a miss. */
const READ_MS = 150

const ENTRY_HEADER = 'x-cache-entry'

/** The used part of the runtime cache `caches.default`. There is one per location, and none on workers.dev. */
export interface LocationCache {
  match(address: string): Promise<Response | undefined>
  put(address: string, response: Response): Promise<void>
  delete(address: string): Promise<boolean>
}

export interface EdgeTier {
  get<T>(definition: CacheDefinition<T>, key: string): Promise<Entry<T> | null>
  /** Never throws; failed writes are logged. */
  put(entry: Entry<unknown>, packed: PackedValue): Promise<void>
  delete(key: string): Promise<void>
}

/** The location's cache, if the runtime has one. */
export function openLocationCache(): LocationCache | undefined {
  if (typeof caches === 'undefined') return undefined
  // Browser and runtime types are both loaded, and the browser's `caches` has no `default`.
  const cache: unknown = Reflect.get(caches, 'default')
  return cache instanceof Cache ? cache : undefined
}

/** The location's cache, if there is one, with the shop's own host: the runtime would look up the name of any other. */
export function openEdge({ publicOrigin }: { publicOrigin: string }) {
  const cache = openLocationCache()
  return cache && { cache, host: publicOrigin.replace(/^https?:\/\//, '') }
}

export function createEdgeTier(cache: LocationCache, host: string, context: TierContext): EdgeTier {
  const { log, seed, startTimer } = context
  const addressOf = async (key: string) => `https://${host}/.cache/${await sha256(key)}`

  const remove = async (key: string) => {
    try {
      await cache.delete(await addressOf(key))
    } catch (error) {
      log.warn('cache delete failed', { cause: String(error) })
    }
  }

  const match = async (key: string) => {
    try {
      const answer = await within(cache.match(await addressOf(key)), READ_MS, startTimer)
      return answer?.value ?? null
    } catch (error) {
      log.warn('cache read failed', { cause: String(error) })
      return null
    }
  }

  return {
    async get(definition, key) {
      const response = await match(key)
      if (!response) return null
      try {
        const header = decodeURIComponent(response.headers.get(ENTRY_HEADER) ?? '')
        const head = readHead(header, key)
        const body = definition.bytes
          ? new Uint8Array(await response.arrayBuffer())
          : await response.text()
        return entryFrom(definition, { head, body }, seed)
      } catch {
        log.warn('corrupt cache entry deleted', { definition: definition.name, tier: 'edge' })
        context.waitUntil(remove(key))
        return null
      }
    },
    async put(entry, packed) {
      try {
        const { head, body } = storedForm(entry, packed)
        const response = new Response(body, {
          headers: {
            'content-type': typeof body === 'string' ? 'text/plain; charset=utf-8' : 'text/html',
            'cache-control': `public, max-age=${Math.ceil(entry.definition.retentionMs / 1000)}`,
            [ENTRY_HEADER]: encodeURIComponent(JSON.stringify(head)),
          },
        })
        await cache.put(await addressOf(entry.key), response)
      } catch (error) {
        log.warn('cache write failed', { definition: entry.definition.name, cause: String(error) })
      }
    },
    delete: remove,
  }
}
