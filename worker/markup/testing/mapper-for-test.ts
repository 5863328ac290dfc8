import { sites, type Locale, type SiteId } from '#shared/site/site.ts'

import { createIsolateMemory } from '../../runtime/isolate-memory.ts'
import { createContentMapper } from '../create-content-mapper.ts'

type Warn = Parameters<typeof createContentMapper>[0]['log']['warn']

/** A content mapper for a shop whose images and videos are at `https://pictures.example`. */
export const mapperForTest = (site: SiteId, locale: Locale, warn: Warn = () => {}) =>
  createContentMapper({
    site: sites[site],
    locale,
    config: {
      imageOrigin: 'https://pictures.example',
      imageSource: null,
      videoOrigin: 'https://pictures.example',
      publicOrigin: 'https://www.juniperandwick.example',
      placement: { site: 'path', locale: 'path', showDefaults: false },
      commerce: { listPriceBooks: { us: 'usd-list-prices', ca: 'cad-list-prices' } },
    },
    log: { warn },
    memory: createIsolateMemory(),
  })
