import type { Cache } from '../cache/cache.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import type { RequestLog } from '../log.ts'
import type { Preview } from '../preview/preview-link.ts'
import type { ContentMapper } from './content-mapper.ts'
import type { PathsElsewhere } from './paths-elsewhere.ts'

/** The dependencies of every catalog reader. */
export interface ReaderSources {
  commerce: CommerceClient
  cache: Pick<Cache, 'read'>
  /** Reads through it do not count for the age of a page. */
  lasting: Pick<Cache, 'read' | 'find' | 'refresh'>
  /** Called when a result lacks what is still being loaded. */
  onIncomplete: () => void
  log: RequestLog
  mapper: ContentMapper
  elsewhere: PathsElsewhere
  /** The hosts to which visitors from abroad may be sent. */
  redirectHosts: readonly string[]
  /** Slots of another date or for a customer group are read past the cache. Null for what everybody sees. */
  preview: Preview | null
}
