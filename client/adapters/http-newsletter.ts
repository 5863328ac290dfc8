import { newsletterApi } from '#shared/api-paths.ts'
import type { Newsletter } from '#shared/newsletter/newsletter.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from './request-json.ts'

interface HttpNewsletterDependencies {
  site: Site
  locale: Locale
  fetch: typeof fetch
}

/** The newsletter over HTTP. */
export const createHttpNewsletter = ({
  site,
  locale,
  fetch,
}: HttpNewsletterDependencies): Newsletter => ({
  subscribeToNewsletter: (input, idempotencyKey) =>
    requestJson(
      fetch,
      `${newsletterApi.href('subscriptions', {})}?${new URLSearchParams({ site: site.id, locale })}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
        body: JSON.stringify(input),
        // Completes even if the page is left in the meantime.
        keepalive: true,
      },
    ),
})
