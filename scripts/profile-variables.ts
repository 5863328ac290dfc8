import { SITE_LOCALES, SITES } from '#shared/site/site.ts'
import { variableOf } from '#worker/config/site-variables.ts'

import { searchKeyOf } from '../sandbox/platform/site.ts'
import { currentName, profile } from '../sandbox/profiles/current.ts'

/** The shop's variables that depend on the commerce service's profile. Those of `wrangler.toml` are for the default one. */
export function profileVariables(): Record<string, string> {
  if (currentName === 'default') return {}
  const priceBooks = SITES.flatMap((site) => {
    const ofService = profile.sites[site.id]
    return ofService ? [[variableOf('LIST_PRICE_BOOK_', site), ofService.listPriceBook]] : []
  })
  const searchKeys = SITE_LOCALES.map(({ site, locale }) => [locale, searchKeyOf(site, locale)])
  return {
    DEFINED_ATTRIBUTES: profile.attributes?.join() ?? '',
    SEARCH_KEYS: JSON.stringify(Object.fromEntries(searchKeys)),
    ...Object.fromEntries(priceBooks),
  }
}
