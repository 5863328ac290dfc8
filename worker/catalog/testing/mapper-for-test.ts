import { sites, type Locale, type SiteId } from '#shared/site/site.ts'

import { createContentMapper } from '../create-content-mapper.ts'

/** A content mapper for a shop whose images are at `https://pictures.example`. */
export const mapperForTest = (site: SiteId, locale: Locale) =>
  createContentMapper({
    site: sites[site],
    locale,
    config: {
      imageOrigin: 'https://pictures.example',
      imageSource: null,
      publicOrigin: 'https://www.juniperandwick.example',
      placement: { site: 'path', locale: 'path', showDefaults: false },
    },
    log: { warn: () => {} },
  })
