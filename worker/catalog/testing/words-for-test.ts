import { sites, type Locale, type SiteId } from '#shared/site/site.ts'

import { createWords } from '../create-words.ts'

/** A content mapper for a shop whose images are at `https://pictures.example`. */
export const wordsForTest = (site: SiteId, locale: Locale) =>
  createWords({
    site: sites[site],
    locale,
    config: {
      imageOrigin: 'https://pictures.example',
      publicOrigin: 'https://www.juniperandwick.example',
      placement: { site: 'path', locale: 'path', showDefaults: false },
    },
    log: { warn: () => {} },
  })
