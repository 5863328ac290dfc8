import type { Cache } from '../cache/cache.ts'
import type { Commerce } from '../commerce/transport.ts'
import type { RequestLog } from '../log.ts'
import type { Words } from './words.ts'

/** The dependencies of every catalog reader. */
export interface ReaderSources {
  commerce: Commerce
  cache: Pick<Cache, 'read'>
  log: RequestLog
  words: Words
  /** The commerce clients of the other locales. */
  elsewhere: readonly Commerce[]
}
