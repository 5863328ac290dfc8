import { readPreferences } from '../content/read-content.ts'
import { factory } from '../platform/env.ts'
import { only } from '../platform/problems.ts'
import { siteRequest } from '../sites/site-request.ts'
import { profile } from '../profiles/current.ts'
import { localeDetails, type Site } from '../platform/site.ts'
import { requireShopper } from '../auth/require-shopper.ts'

const PATH = '/configuration/shopper-configurations/v1/organizations/:organizationId/configurations'

/** Feature flags that merchants set as preferences. */
const FLAGS = ['enableStorePickUp', 'bondLoyaltyEnabled', 'orderManagementActive']

/** Shopper Configurations: the settings of a site that a storefront needs. */
export const configurations = factory
  .createApp()
  .get(PATH, requireShopper('sfcc.shopper-configurations'), siteRequest, async (c) => {
    const { site } = c.var
    const found = await readPreferences(c.env.DB, FLAGS, site.id)
    const flags = found.filter(({ value }) => typeof value === 'boolean')
    return c.json({
      configurations: [
        ...siteConfigurations(site).map(([id, value]) => ({
          id,
          value,
          configurationType: 'siteConfiguration',
        })),
        ...flags.map(({ key, value }) => ({
          id: key,
          value,
          configurationType: 'globalConfiguration',
        })),
      ],
    })
  })
  .all(PATH, only('GET'))

const siteConfigurations = (site: Site): [string, unknown][] => [
  ['name', profile.shopName],
  ['status', 'online'],
  ['defaultCurrency', site.currency],
  ['supportedCurrencies', [site.currency]],
  ['defaultLocale', site.defaultLocale],
  ['supportedLocales', site.locales.map((locale) => localeDetails(site, locale))],
]
