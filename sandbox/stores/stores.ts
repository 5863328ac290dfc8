import { profile } from '../profiles/current.ts'
import { factory } from '../platform/env.ts'
import { idList } from '../platform/read-body.ts'
import { only, ProblemError, validation } from '../platform/problems.ts'
import { siteRequest } from '../sites/site-request.ts'
import { toLanguage } from '../platform/site.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { distanceBetween, storeSearch } from './store-query.ts'
import { findStore } from './find-store.ts'
import { readProductPickup, toCountry, storeResponse } from './store-response.ts'

const ROOT = '/store/shopper-stores/v1/organizations/:organizationId'
const SEARCH = `${ROOT}/store-search` as const
const STORES = `${ROOT}/stores` as const
const MAX_IDS = 50

/** Shopper Stores: search near a location, and stores by id. */
export const stores = factory
  .createApp()
  .use(`${ROOT}/*`, requireShopper('sfcc.shopper-stores'), siteRequest)
  .get(SEARCH, async (c) => {
    const { site, origin } = c.var
    const requested = await storeSearch(c.env.DB, c.req.query())
    const { center, unit, limit, offset, productId } = requested
    const found = profile.stores
      .filter((store) => store.site === site.id)
      .filter(
        (store) =>
          (requested.countryCode === undefined || toCountry(store) === requested.countryCode) &&
          (requested.isPickup === undefined || (store.pickup !== 'none') === requested.isPickup),
      )
      .flatMap((store) =>
        center ? [{ store, distance: distanceBetween(center, store, unit) }] : [],
      )
      .filter(({ distance }) => distance <= requested.maxDistance)
      .toSorted((a, b) => a.distance - b.distance)
    const product =
      productId === undefined || found.length === 0
        ? undefined
        : await readProductPickup(c.env.DB, site, productId)
    const view = { language: toLanguage(c.var.locale), origin, ...(product && { product }) }
    const data = found
      .slice(offset, offset + limit)
      .map(({ store, distance }) => storeResponse(store, { ...view, away: { distance, unit } }))
    return c.json({ limit, offset, total: found.length, data })
  })
  .all(SEARCH, only('GET'))
  .get(STORES, async (c) => {
    const { site, origin } = c.var
    const ids = [...new Set(idList(...(c.req.queries('ids') ?? [])))]
    if (ids.length === 0) throw missingIds()
    if (ids.length > MAX_IDS) {
      throw validation(`Maximum number of stores you can request in one call is ${MAX_IDS}.`)
    }
    const productId = c.req.query('c_productId') ?? ''
    const product =
      productId === '' ? undefined : await readProductPickup(c.env.DB, site, productId)
    const view = { language: toLanguage(c.var.locale), origin, ...(product && { product }) }
    const data = ids.flatMap((id) => {
      const store = findStore(site.id, id)
      return store ? [storeResponse(store, view)] : []
    })
    return c.json({ limit: ids.length, total: data.length, data })
  })
  .all(STORES, only('GET'))

const missingIds = () =>
  new ProblemError({
    status: 400,
    type: 'missing-query-parameter',
    title: 'Bad Request',
    detail: "Missing required query parameter(s): 'ids'",
  })
