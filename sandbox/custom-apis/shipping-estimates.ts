import { factory } from '../platform/env.ts'
import { badRequest, only } from '../platform/problems.ts'
import { businessDaysFor, PICKUP_METHOD_ID } from '../pricing/shipping-methods.ts'
import { findTariffs } from '../pricing/shipping-tariffs.ts'
import { siteRequest } from '../sites/site-request.ts'
import { toLanguage, type Site } from '../platform/site.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { findStore, takesPickup } from '../stores/find-store.ts'
import { customApiPath } from '../platform/custom-api-path.ts'

const PATH = customApiPath('shipping-estimates', 'shippingEstimates')

/** How soon a store has an order ready (hours), as its shipping method says. */
const READY_WITHIN_HOURS = 24

/** How long each shipping method takes to a region, and when a store has an order ready. */
export const shippingEstimates = factory
  .createApp()
  .use(PATH, requireShopper('c_storefront'), siteRequest)
  .get(PATH, (c) => {
    const { site, locale } = c.var
    const stateCode = c.req.query('c_region') ?? ''
    const countryCode = c.req.query('c_country') ?? site.country
    checkCode('c_region', stateCode, /^[A-Z0-9]{0,3}$/)
    checkCode('c_country', countryCode, /^[A-Z]{2}$/)
    const destination = stateCode === '' ? null : { countryCode, stateCode }
    const data = businessDaysFor({ site, destination, language: toLanguage(locale) })
    return c.json({
      ...findTariffs(site).warehouse,
      c_country: countryCode,
      c_region: stateCode || null,
      data,
      total: data.length,
      ...getPickup(site, c.req.query('c_storeId') ?? ''),
    })
  })
  .all(PATH, only('GET'))

function checkCode(parameter: string, code: string, pattern: RegExp) {
  if (!pattern.test(code)) {
    throw badRequest(`The value of the parameter ${parameter} is not allowed.`, { parameter })
  }
}

function getPickup(site: Site, storeId: string) {
  if (storeId === '') return {}
  const store = findStore(site.id, storeId)
  if (!store) throw badRequest(`The store '${storeId}' is unknown.`, { parameter: 'c_storeId' })
  if (!takesPickup(store)) return {}
  const { id, name, timeZone } = store
  return {
    pickup: {
      methodId: PICKUP_METHOD_ID,
      storeId: id,
      storeName: name,
      timeZone,
      readyWithinHours: READY_WITHIN_HOURS,
    },
  }
}
