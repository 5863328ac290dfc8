import { createEnding, type Ending } from './ending.ts'
import type { Isolate } from './isolates.ts'
import type { Random } from '../support/seeded-random.ts'
import type { Timeline } from './timeline.ts'

const ALARM_RETRY_MS = 2_000
const ALARM_ATTEMPTS = 6

interface Instance {
  alarm?: () => Promise<void>
}

export type DurableObjectClass = new (state: object, env: object) => Instance

interface Stored {
  entries: Map<string, unknown>
  instance: Instance | null
  /** Of the calls that run when the object restarts. */
  ending: Ending
  cancelAlarm: (() => void) | null
}

interface Options {
  timeline: Timeline
  random: Random
  /** The class and its environment, from the isolate that runs the objects at the moment. */
  host: () => { Class: DurableObjectClass; env: object }
  /** Writes a line of the trace. */
  note: (event: string) => void
}

/** A namespace of Durable Objects with storage that outlives them. Calls take a few milliseconds. */
export function createNamespace(name: string, { timeline, random, host, note }: Options) {
  const objects = new Map<string, Stored>()
  let failsUntil = 0

  function open(id: string): Stored {
    const known = objects.get(id)
    if (known) return known
    const ending = createEnding()
    const object: Stored = { entries: new Map(), instance: null, ending, cancelAlarm: null }
    objects.set(id, object)
    return object
  }

  const instanceOf = (object: Stored) => {
    const { Class, env } = host()
    object.instance ??= new Class({ storage: storageOf(object), waitUntil: () => undefined }, env)
    return object.instance
  }

  function storageOf(object: Stored) {
    const { entries } = object
    const kv = {
      get: (key: string) => structuredClone(entries.get(key)),
      put: (key: string, value: unknown) => void entries.set(key, structuredClone(value)),
      delete: (key: string) => entries.delete(key),
    }
    return {
      kv,
      get: async (key: string) => kv.get(key),
      put: async (key: string, value: unknown) => kv.put(key, value),
      delete: async (key: string) => kv.delete(key),
      async deleteAll() {
        entries.clear()
        object.cancelAlarm?.()
      },
      async setAlarm(at: number) {
        object.cancelAlarm?.()
        setAlarm(object, at - timeline.now(), 1)
      },
    }
  }

  function setAlarm(object: Stored, ms: number, attempt: number) {
    object.cancelAlarm = timeline.after(ms, () => {
      object.cancelAlarm = null
      note(`alarm ${name}`)
      Promise.resolve(instanceOf(object).alarm?.()).catch(() => {
        if (attempt < ALARM_ATTEMPTS) setAlarm(object, ALARM_RETRY_MS * 2 ** attempt, attempt + 1)
      })
    })
  }

  async function call(id: string, method: string, args: unknown[]): Promise<unknown> {
    const sent = structuredClone(args)
    await timeline.sleep(random.between(1, 4))
    if (timeline.now() < failsUntil) throw new Error('Network connection lost.')
    const object = open(id)
    const instance = instanceOf(object)
    const run = Reflect.get(instance, method) as (...values: unknown[]) => Promise<unknown>
    const result = await object.ending.before(run.apply(instance, sent))
    const copy = structuredClone(result)
    await timeline.sleep(random.between(1, 4))
    return copy
  }

  return {
    /** The namespace as an isolate sees it: what happens after the isolate's end is not told to it. */
    bindingOf(isolate: Isolate) {
      const get = (id: string) =>
        new Proxy(
          {},
          {
            get: (_, method) =>
              typeof method === 'string' && method !== 'then'
                ? (...args: unknown[]) => isolate.awaits(call(id, method, args))
                : undefined,
          },
        )
      return { getByName: get, idFromName: (id: string) => id, get }
    },
    /** Ends every object. Their storage stays; calls under way fail. */
    restart() {
      for (const object of objects.values()) {
        object.ending.end(new Error('Durable Object reset because its code was updated.'))
        object.instance = null
      }
    },
    /** Calls fail for this long (ms). */
    fail(ms: number) {
      failsUntil = timeline.now() + ms
    },
  }
}

export type Namespace = ReturnType<typeof createNamespace>
