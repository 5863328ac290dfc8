import * as v from 'valibot'

import { runIdempotent, hashKey, type ActionResult } from '#worker/idempotency/run-idempotent.ts'
import type { Session } from '#worker/session/session.ts'

import { openIsolate } from './shoppers.ts'

/** A shop whose actions can be counted, and paused while they run. */
export function openIdempotency(overrides: Record<string, unknown> = {}) {
  const isolate = openIsolate(overrides)
  const context = isolate.createContext('us')
  const run = crypto.randomUUID()
  let count = 0
  let gate = Promise.resolve()
  const schema = v.object({ done: v.number() })

  const action = (
    session: Session,
    name: string,
    work?: () => Promise<ActionResult<{ done: number }>>,
  ) => ({
    context,
    bindings: isolate.bindings,
    session,
    name: `${run}-${name}`,
    kind: 'bag' as const,
    schema,
    run: async () => {
      const done = (count += 1)
      const held = gate
      gate = Promise.resolve()
      await held
      return work ? work() : { value: { done } }
    },
  })

  return {
    isolate,
    action,
    /** The number of started actions. */
    done: () => count,
    stranger: () => isolate.open(null),
    async add(session: Session, id: string, input: object = {}, work?: () => Promise<void>) {
      const name = await hashKey(id, 'add', input)
      const base = action(session, name)
      return runIdempotent({
        ...base,
        run: async () => {
          const result = await base.run()
          await work?.()
          return result
        },
      })
    },
    /** Pauses the next action until it is released. */
    holdNext() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return { release: resolve }
    },
  }
}
