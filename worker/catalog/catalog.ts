import type { Catalog } from '#shared/contract/catalog.ts'

import type { Cache } from '../cache/cache.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import type { RequestContext } from '../env.ts'
import { productReaders } from './product-readers.ts'
import { contentReaders } from './content-readers.ts'
import { createContentMapper } from './create-content-mapper.ts'
import type { MenusElsewhere } from './menus-elsewhere.ts'

export interface CatalogDependencies {
  context: Pick<RequestContext, 'config' | 'site' | 'locale' | 'log'>
  commerce: CommerceClient
  otherLocales?: readonly CommerceClient[]
  menusElsewhere: MenusElsewhere
  cache: Pick<Cache, 'read'>
}

/** The catalog port: reads from the cache, and from the commerce API when the cache has no usable value. */
export function createCatalog({
  context,
  commerce,
  otherLocales = [],
  menusElsewhere,
  cache,
}: CatalogDependencies): Catalog {
  const sources = {
    commerce,
    otherLocales,
    menusElsewhere,
    cache,
    log: context.log,
    mapper: createContentMapper(context),
  }
  return { ...contentReaders(sources), ...productReaders(sources) }
}
