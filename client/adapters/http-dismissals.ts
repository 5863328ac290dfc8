import { dismissalsApi } from '#shared/api-paths.ts'
import type { Dismissal } from '#shared/shell/dismissal.ts'
import type { Locale, Site } from '#shared/site/site.ts'

interface HttpDismissalsDependencies {
  site: Site
  locale: Locale
}

/** Lets the worker remember a closed dialog. If that fails, the dialog opens again on a later visit. */
export const createHttpDismissals =
  ({ site, locale }: HttpDismissalsDependencies) =>
  async (dismissal: Dismissal) => {
    const query = new URLSearchParams({ site: site.id, locale })
    await fetch(`${dismissalsApi.href('dismissals', {})}?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(dismissal),
      // Completes even if the page is left in the meantime.
      keepalive: true,
    }).catch(() => null)
  }
