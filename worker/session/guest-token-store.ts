import * as v from 'valibot'

import { isolateCache } from '../cache/isolate.ts'
import { readKv, type KeyValueStore } from '../cache/kv-tier.ts'
import { startSystemTimer } from '../runtime/timer.ts'
import type { RequestContext } from '../config/env.ts'
import { open, seal } from '../runtime/seal.ts'
import type { GuestTokenStore } from '../upstream/guest-token.ts'

/** A login takes about as long, so it is not worth waiting longer. */
const READ_MS = 150

/** The shortest time for which KV stores anything. */
const SHORTEST_S = 60

const StoredToken = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ access: v.pipe(v.string(), v.minLength(1)), expiresAt: v.number() }),
)

/** Seals the guest token of one site in KV. A token that cannot be read counts as missing. */
export function createGuestTokenStore(context: RequestContext, kv: KeyValueStore): GuestTokenStore {
  const { config, site, log, now } = context
  const { guestTokenKeys: keys } = config
  const { organizationId, clientId, siteIds } = config.commerce
  const name = `guest-token|${organizationId}|${clientId}|${siteIds[site.id]}`
  const scope = { purpose: 'guest-token', site: name }
  const isolate = isolateCache(context.memory)
  const reading = {
    known: isolate.kv,
    context: { ...context, startTimer: startSystemTimer, seed: isolate.seed },
    limitMs: READ_MS,
  }

  const read = async () => {
    const sealed = (await readKv(kv, name, reading))?.text ?? null
    const found = sealed === null ? null : await open(keys, scope, sealed)
    const token = found && v.safeParse(StoredToken, found.text)
    return token?.success ? token.output : null
  }

  const write = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch {
      log.warn('guest token not stored')
    }
  }

  return {
    async find() {
      const token = await read()
      return token && token.expiresAt > now() ? token : null
    },
    async put(token) {
      const expirationTtl = Math.floor((token.expiresAt - now()) / 1000)
      if (expirationTtl < SHORTEST_S) return
      const sealed = await seal(keys, scope, JSON.stringify(token))
      if (sealed === null) return log.warn('guest token too large to share')
      await write(() => kv.put(name, sealed, { expirationTtl }))
    },
    async drop(access) {
      if ((await read())?.access === access) await write(() => kv.delete(name))
    },
  }
}
