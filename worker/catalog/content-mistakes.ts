import { BoundedMap } from '../bounded-map.ts'
import { isolateState, type IsolateMemory } from '../isolate-memory.ts'
import type { RequestLog } from '../log.ts'
import type { ContentMistake } from './content-mapper.ts'

const REMEMBERED = { entries: 500, characters: 60_000 }
/** More of one request are not logged. */
const MOST = 20
/** Editors choose ids. */
const MAX_NAME = 100

const loggedMistakes = isolateState(() => new BoundedMap<true>(REMEMBERED))

interface MistakesContext {
  memory: IsolateMemory
  log: Pick<RequestLog, 'warn'>
}

/** Logs where content has a mistake, without its value: each once in an isolate, because content is read all the time. */
export function logMistakes({ memory, log }: MistakesContext) {
  const logged = loggedMistakes(memory)
  let count = 0
  return ({ slot, asset, field, reason }: ContentMistake) => {
    const place = { slot: slot?.slice(0, MAX_NAME) ?? '', asset: asset.slice(0, MAX_NAME), field }
    const key = `${place.slot} ${place.asset} ${field} ${reason}`
    if (count >= MOST || logged.has(key)) return
    count += 1
    logged.set(key, true)
    log.warn('content mistake', { ...place, reason })
  }
}
