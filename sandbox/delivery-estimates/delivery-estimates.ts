import type { Context } from 'hono'

import { requireShopper } from '../auth/require-shopper.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { majorUnits } from '../platform/money.ts'
import { badRequest, only, validation } from '../platform/problems.ts'
import { idList } from '../platform/read-body.ts'
import { toLanguage } from '../platform/site.ts'
import { findRegion } from '../postal-codes/read-postal-code.ts'
import { tariffsFor } from '../pricing/shipping-methods.ts'
import { findTariffs } from '../pricing/shipping-tariffs.ts'
import { isOrderable } from '../products/offers.ts'
import { readProducts } from '../products/read-products.ts'
import { sellableIds } from '../products/document.ts'
import { siteRequest } from '../sites/site-request.ts'
import { deliveryWindow } from './delivery-window.ts'

const PATH =
  '/product/shopper-delivery-estimates/v1/organizations/:organizationId/delivery-estimates'
const MAX_PRODUCTS = 1

/**
 * When a product arrives at a postal code with each shipping method. A product that is not sold has no estimate, and a
 * place that the site does not ship to has no options.
 */
export const deliveryEstimates = factory
  .createApp()
  .get(PATH, requireShopper('sfcc.shopper-delivery-estimates'), siteRequest, async (c) => {
    const { site } = c.var
    const destination = {
      countryCode: required(c, 'countryCode'),
      postalCode: required(c, 'postalCode'),
    }
    if (!/^[A-Z]{2}$/.test(destination.countryCode)) throw notAllowed('countryCode', 'two capitals')
    const ids = idList(...(c.req.queries('productIds') ?? []))
    if (ids.length === 0) throw missing('productIds')
    if (ids.length > MAX_PRODUCTS) throw tooMany()
    const { documents, offers } = await readProducts(c.env.DB, { site, ids, inventoryIds: [] })
    const sold = ids.filter((id) => {
      const product = documents.get(id)
      const own = product ? sellableIds(product).flatMap((each) => offers.get(each) ?? []) : []
      return product?.custom.c_isVirtual !== true && own.some(isOrderable)
    })
    const shippingOptions = sold.length === 0 ? [] : await optionsFor(c, destination)
    return c.json({
      productDeliveryEstimates: sold.map((productId) => ({
        productId,
        destination,
        shippingOptions,
      })),
    })
  })
  .all(PATH, only('GET'))

/** The methods to a place; none for a postal code that does not exist. */
async function optionsFor(
  c: Context<SandboxEnv>,
  { countryCode, postalCode }: { countryCode: string; postalCode: string },
) {
  const { site, locale } = c.var
  const language = toLanguage(locale)
  const stateCode = await findRegion(c.env.DB, countryCode, postalCode)
  if (stateCode === null) return []
  const { warehouse } = findTariffs(site)
  const methods = tariffsFor({ site, destination: { countryCode, stateCode } })
  return methods.map(({ id, name, description, price, businessDays }) => ({
    shippingMethodId: id,
    name: name[language],
    description: description[language],
    price: majorUnits(price),
    currency: site.currency,
    ...deliveryWindow(c.var.now(), warehouse, businessDays),
  }))
}

function required(c: Context<SandboxEnv>, parameter: string): string {
  const value = c.req.query(parameter)?.trim() ?? ''
  if (value === '') throw missing(parameter)
  if (value.length > 10) throw notAllowed(parameter, '(1..10)')
  return value
}

const missing = (parameter: string) =>
  badRequest(`Missing required query parameter '${parameter}'.`, { parameter })

const notAllowed = (parameter: string, expected: string) =>
  badRequest(`The value of the parameter ${parameter} is not allowed.`, { parameter, expected })

const tooMany = () =>
  validation(`Maximum number of products you can request in one call is ${MAX_PRODUCTS}.`)
