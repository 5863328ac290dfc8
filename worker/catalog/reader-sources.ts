import type { Cache } from '../cache/cache.ts'
import type { Commerce } from '../commerce/transport.ts'
import type { RequestLog } from '../log.ts'
import type { Words } from './words.ts'

/** What every reader of the catalog is made from. */
export interface ReaderSources {
  commerce: Commerce
  cache: Pick<Cache, 'read'>
  log: RequestLog
  words: Words
  /** Commerce as the other locales see it. */
  elsewhere: readonly Commerce[]
}
