import { BoundedMap } from '../bounded-map.ts'
import { isolateState, type IsolateMemory } from '../isolate-memory.ts'
import type { RequestLog } from '../log.ts'

const REMEMBERED = { entries: 100, characters: 10_000 }

const loggedHosts = isolateState(() => new BoundedMap<true>(REMEMBERED))

interface RefusedHostsContext {
  memory: IsolateMemory
  log: Pick<RequestLog, 'warn'>
}

/** Logs the hosts of pictures and videos that browsers may not load: each once in an isolate, without the address. */
export function logRefusedHosts({ memory, log }: RefusedHostsContext) {
  const logged = loggedHosts(memory)
  return (kind: 'picture' | 'video') =>
    ({ host }: URL) => {
      const key = `${kind} ${host}`
      if (host === '' || logged.has(key)) return
      logged.set(key, true)
      log.warn(`${kind} refused for its host`, { host })
    }
}
