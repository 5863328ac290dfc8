import type { Bindings, RequestContext } from '../config/env.ts'
import type { RequestLog } from '../observe/log.ts'
import type { ContentMapper } from '../markup/content-mapper.ts'
import type { CommerceClient } from '../upstream/commerce-client.ts'
import type { Cache } from './cache.ts'

/** The dependencies of every catalog reader. */
export interface ReaderSources {
  commerce: CommerceClient
  cache: Pick<Cache, 'read'>
  /** Reads here do not age the page. */
  lasting: Pick<Cache, 'read' | 'find' | 'refresh'>
  /** Called when a result lacks a part that is still being loaded. */
  onIncomplete: () => void
  log: RequestLog
  mapper: ContentMapper
}

/** Opens the reads of a site and locale that are the same for every visitor. */
export type OpenReads = (
  context: RequestContext,
  bindings: Bindings,
) => Promise<Pick<ReaderSources, 'commerce' | 'cache'>>
