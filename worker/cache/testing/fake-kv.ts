import type { KeyValueStore } from '../kv-tier.ts'
import type { ManualClock } from './manual-clock.ts'

interface Stored {
  value: string
  metadata: unknown
}

/** Behavior of production KV that local KV lacks. */
interface Habits {
  /** How long a location keeps returning a value after it has read it. */
  staleViewMs?: number
  /** Allows one write per second and key. Further writes fail with 429. */
  limitsWrites?: boolean
  /** How long a read takes, as in a location that has to fetch every value from far away. */
  readTakesMs?: number
  /** How long a list takes. */
  listTakesMs?: number
}

export interface FakeKv {
  /** The namespace as one location sees it. */
  openLocation(): KeyValueStore
  /** Every attempted write, accepted or not. */
  writes: { key: string; at: number; wasTaken: boolean }[]
  reads: string[]
  deletes: string[]
  stored: Map<string, Stored>
  /** While set, every call fails this way. */
  fault: 'throws' | 'stalls' | null
}

export function createFakeKv(clock: ManualClock, habits: Habits = {}): FakeKv {
  const { staleViewMs = 0, limitsWrites = false, readTakesMs = 0, listTakesMs = 0 } = habits
  const writtenAt = new Map<string, number>()

  const fail = async () => {
    if (kv.fault === 'throws') throw new Error('KV failed: 500 Internal Server Error')
    if (kv.fault === 'stalls') await new Promise(() => undefined)
  }

  const isRefused = (key: string) =>
    limitsWrites && clock.now() - (writtenAt.get(key) ?? -Infinity) < 1_000

  const wait = (ms: number) =>
    new Promise<void>((resolve) => void (ms > 0 ? clock.startTimer(ms, resolve) : resolve()))

  const openLocation = (): KeyValueStore => {
    const views = new Map<string, { at: number; value: string | null }>()
    return {
      async get(key) {
        kv.reads.push(key)
        await fail()
        await wait(readTakesMs)
        const view = views.get(key)
        if (view && clock.now() - view.at < staleViewMs) return view.value
        const value = kv.stored.get(key)?.value ?? null
        views.set(key, { at: clock.now(), value })
        return value
      },
      async put(key, value, { metadata }) {
        await fail()
        const wasTaken = !isRefused(key)
        kv.writes.push({ key, at: clock.now(), wasTaken })
        if (!wasTaken) throw new Error('KV PUT failed: 429 Too Many Requests')
        writtenAt.set(key, clock.now())
        kv.stored.set(key, { value, metadata })
      },
      async delete(key) {
        await fail()
        kv.deletes.push(key)
        kv.stored.delete(key)
      },
      async list({ prefix }) {
        await fail()
        await wait(listTakesMs)
        const keys = [...kv.stored]
          .filter(([name]) => name.startsWith(prefix))
          .map(([name, { metadata }]) => ({ name, metadata }))
        return { keys, list_complete: true }
      },
    }
  }

  const kv: FakeKv = {
    openLocation,
    writes: [],
    reads: [],
    deletes: [],
    stored: new Map(),
    fault: null,
  }
  return kv
}
