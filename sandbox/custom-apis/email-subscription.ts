import * as v from 'valibot'

import { factory } from '../platform/env.ts'
import { trimTable } from '../platform/trim-table.ts'
import { badRequest, only } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { siteRequest } from '../sites/site-request.ts'
import type { Locale, Site } from '../platform/site.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { prepare, sql } from '../platform/sql.ts'
import { customApiPath } from '../platform/custom-api-path.ts'
import { isEmail } from '../auth/email-rules.ts'

const PATH = customApiPath('email-subscription', 'subscription')

/** Subscribes an address to the newsletter. A known address gets the same response. */
export const emailSubscription = factory
  .createApp()
  .use(PATH, requireShopper('c_storefront'), siteRequest)
  .post(PATH, async (c) => {
    const { site } = c.var
    const { email, location, country, locale: requested } = await readBody(c, SubscriberBody)
    const own = site.country
    if (country !== undefined && country !== own) {
      throw badRequest(`The country of the site is ${own}.`, { parameter: 'country' })
    }
    const locale = requested === undefined ? c.var.locale : getLocale(site, requested)
    await c.env.DB.batch([
      prepare(
        c.env.DB,
        sql`INSERT INTO email_subscriptions
              (site_id, email, country, locale, location, subscribed_at)
            VALUES (${site.id}, ${email.toLowerCase()}, ${own}, ${locale}, ${location},
              ${c.var.now()})
            ON CONFLICT (site_id, email)
            DO UPDATE SET locale = excluded.locale, location = excluded.location`,
      ),
      trimTable(c.env.DB, 'email_subscriptions'),
    ])
    return c.json({ status: 'subscribed', email, country: own, locale })
  })
  .all(PATH, only('POST'))

/** Clients write locales with a dash or an underscore. */
function getLocale(site: Site, requested: string): Locale {
  const found = site.locales.find((locale) => locale === requested.replace('_', '-'))
  if (found === undefined) {
    throw badRequest('The locale is not one of the site.', { parameter: 'locale' })
  }
  return found
}

/** A newsletter subscriber; `location` says where on the site they subscribed. */
const SubscriberBody = v.object({
  email: v.pipe(v.string(), v.trim(), v.check(isSubscribable, 'It must be an e-mail address.')),
  location: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
  country: v.optional(v.picklist(['US', 'CA'])),
  locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}[-_][A-Z]{2}$/))),
})

/** Rejects a plus sign, as the shop's forms do. */
function isSubscribable(email: string): boolean {
  return isEmail(email) && !email.includes('+')
}
