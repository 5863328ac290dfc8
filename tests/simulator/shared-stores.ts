import type { Random } from '../support/seeded-random.ts'
import type { Timeline } from './timeline.ts'

/** How long KV may take until another location sees a write. */
const KV_LAG_MS = 60_000
const REMEMBERED_WRITES = 8

interface Write {
  at: number
  /** How long until other locations see it. */
  lagMs: number
  location: number
  /** Null once it is deleted. */
  value: string | null
  metadata: unknown
  expiresAt: number
}

export interface StoreOptions {
  timeline: Timeline
  random: Random
  /** Is told everything that is written, because none of it may be personal. */
  onWrite: (store: string, key: string, text: string) => void
}

/** Workers KV: a location sees its own writes at once, and those of other locations up to a minute later. */
export function createKv({ timeline, random, onWrite }: StoreOptions) {
  const writes = new Map<string, Write[]>()
  let fault: 'throws' | 'slow' | 'loses writes' | null = null

  const travel = async () => {
    await timeline.sleep(random.between(1, 15))
    if (fault === 'slow') await timeline.sleep(random.between(200, 3_000))
    if (fault === 'throws') throw new Error('KV GET failed: 500 Internal Server Error')
  }

  const read = (key: string, location: number) => {
    const found = (writes.get(key) ?? []).findLast(
      (write) => write.location === location || timeline.now() - write.at >= write.lagMs,
    )
    return found && found.value !== null && found.expiresAt > timeline.now() ? found : null
  }

  async function write(key: string, written: Omit<Write, 'at' | 'lagMs'>) {
    await travel()
    if (fault === 'loses writes') return
    const timed = { ...written, at: timeline.now(), lagMs: random.between(0, KV_LAG_MS) }
    writes.set(key, [...(writes.get(key) ?? []), timed].slice(-REMEMBERED_WRITES))
    if (written.value !== null) onWrite('KV', key, written.value)
  }

  return {
    fail: (kind: typeof fault) => void (fault = kind),
    openLocation: (location: number) => ({
      async get(key: string) {
        await travel()
        return read(key, location)?.value ?? null
      },
      put: (
        key: string,
        value: string,
        { expirationTtl = 86_400, metadata = null }: Record<string, unknown>,
      ) => {
        const expiresAt = timeline.now() + Number(expirationTtl) * 1_000
        return write(key, { location, value, metadata, expiresAt })
      },
      delete: (key: string) => write(key, { location, value: null, metadata: null, expiresAt: 0 }),
      async list({ prefix }: { prefix: string }) {
        await travel()
        const keys = [...writes.keys()]
          .filter((name) => name.startsWith(prefix))
          .toSorted()
          .flatMap((name) => {
            const found = read(name, location)
            return found ? [{ name, metadata: structuredClone(found.metadata) }] : []
          })
        return { keys, list_complete: true }
      },
    }),
  }
}

interface CachedResponse {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
  expiresAt: number
}

/** The class of `caches.default`, which the storefront looks for. */
export class SimulatedCache {
  readonly #options: StoreOptions
  readonly #responses = new Map<string, CachedResponse>()
  #isBroken = false

  constructor(options: StoreOptions) {
    this.#options = options
  }

  async match(address: string | Request) {
    await this.#travel()
    const found = this.#responses.get(addressOf(address))
    if (!found || found.expiresAt <= this.#options.timeline.now()) return undefined
    return new Response(found.body.slice(0), { status: found.status, headers: found.headers })
  }

  async put(address: string | Request, response: Response) {
    const [, seconds] = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? []
    const { status, headers } = response
    const body = await response.arrayBuffer()
    await this.#travel()
    this.#options.onWrite('cache', addressOf(address), new TextDecoder().decode(body))
    const expiresAt = this.#options.timeline.now() + Number(seconds ?? 0) * 1_000
    this.#responses.set(addressOf(address), { status, headers: [...headers], body, expiresAt })
  }

  async delete(address: string | Request) {
    await this.#travel()
    return this.#responses.delete(addressOf(address))
  }

  /** Loses everything, as a location may at any time. */
  evict() {
    this.#responses.clear()
  }

  fail(isBroken: boolean) {
    this.#isBroken = isBroken
  }

  async #travel() {
    await this.#options.timeline.sleep(this.#options.random.between(0, 3))
    if (this.#isBroken) throw new Error('Cache failed: internal error')
  }
}

const addressOf = (address: string | Request) =>
  typeof address === 'string' ? address : address.url
