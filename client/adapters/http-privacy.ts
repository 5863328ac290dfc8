import { privacyApi } from '#shared/api-paths.ts'
import type { PrivacyBanner } from '#shared/consent/privacy.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from './request-json.ts'

interface HttpPrivacyDependencies {
  site: Site
  locale: Locale
}

/** Asks for the words of the banner, which depend on where the visitor is. */
export const createHttpPrivacy =
  ({ site, locale }: HttpPrivacyDependencies) =>
  ({ signal }: { signal: AbortSignal }) => {
    const query = new URLSearchParams({ site: site.id, locale })
    return requestJson<PrivacyBanner>(fetch, `${privacyApi.href('banner', {})}?${query}`, {
      signal,
    })
  }
