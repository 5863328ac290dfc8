import type { Context } from 'hono'
import * as v from 'valibot'

import { clearLoyalty, seedLoyalty } from '../custom-apis/loyalty/seed-loyalty.ts'
import { clock } from '../platform/clock.ts'
import { seedCustomers } from '../customers/seed-customers.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { clearBoundedTables } from '../platform/trim-table.ts'
import { resourceNotFound } from '../platform/problems.ts'
import { seedSubscriptions } from '../services/subscriptions/seed-subscriptions.ts'
import {
  cancelAllDecisions,
  cancelDecision,
  planDecision,
  PlannedDecision,
} from '../services/planned-decisions.ts'
import type { SiteId } from '../platform/site.ts'
import { findSite, sites } from '../sites/sites.ts'
import { findCalls, deleteCalls } from './calls.ts'
import { checkoutControl, resetCheckout } from './checkout-control.ts'
import { CategoryChange, resetCategories, setCategory } from './category-overrides.ts'
import {
  Asset,
  Mapping,
  Preference,
  resetAsset,
  resetContent,
  resetMapping,
  resetPreference,
  resetSlot,
  setAsset,
  setMapping,
  setPreference,
  setSlot,
  Slot,
} from './content-overrides.ts'
import {
  cancelFault,
  cancelAllFaults,
  planFault,
  PlannedFault,
  plannedFaults,
} from './planned-faults.ts'
import {
  Price,
  PromotionRanks,
  resetOffers,
  resetPrice,
  resetPromotionRanks,
  resetStock,
  setPrice,
  setPromotionRanks,
  setStock,
  Stock,
} from './offer-overrides.ts'
import { quotaControl } from './quota-control.ts'
import { deleteQuotas } from './quotas.ts'
import { readJsonBody } from './read-json-body.ts'
import { Redirects, resetRedirects, setRedirects } from './redirect-overrides.ts'
import { deleteSales, salesControl } from './sales.ts'
import { signatureControl } from './session-signatures.ts'
import { servicesControl } from './custom-apis-control.ts'

type ControlContext = Context<SandboxEnv>

/** With a session, moves only the clock of requests with that correlation id or usid. */
const Clock = v.union([
  v.object({ now: v.number(), session: v.optional(v.string()) }),
  v.object({ offsetMs: v.number(), session: v.optional(v.string()) }),
])

const faultControl = factory
  .createApp()
  .post('/faults', async (c) => c.json({ id: planFault(await readJsonBody(c, PlannedFault)) }, 201))
  .get('/faults', (c) => c.json({ data: plannedFaults() }))
  .delete('/faults', (c) => {
    cancelAllFaults()
    return noContent(c)
  })
  .delete('/faults/:id', (c) => (cancelFault(c.req.param('id')) ? noContent(c) : notFound()))
  .get('/calls', (c) => {
    const { session, path } = c.req.query()
    return c.json({ data: findCalls({ session, path }) })
  })
  .delete('/calls', (c) => {
    deleteCalls(c.req.query('session'))
    return noContent(c)
  })
  .put('/clock', async (c) => {
    const requested = await readJsonBody(c, Clock)
    if ('now' in requested) clock.moveTo(requested.now, requested.session)
    else clock.moveBy(requested.offsetMs, requested.session)
    return noContent(c)
  })
  .delete('/clock', (c) => {
    clock.reset(c.req.query('session'))
    return noContent(c)
  })

const contentControl = factory
  .createApp()
  .put('/preferences/:siteId/:key', async (c) => {
    const key = { site_id: getSite(c), key: c.req.param('key') }
    await setPreference(c.env.DB, key, await readJsonBody(c, Preference))
    return noContent(c)
  })
  .delete('/preferences/:siteId/:key', async (c) => {
    await resetPreference(c.env.DB, { site_id: getSite(c), key: c.req.param('key') })
    return noContent(c)
  })
  .put('/slots/:siteId/:slotId', async (c) => {
    await setSlot(c.env.DB, getSite(c), {
      id: c.req.param('slotId'),
      ...(await readJsonBody(c, Slot)),
    })
    return noContent(c)
  })
  .delete('/slots/:siteId/:slotId', async (c) => {
    const category_id = c.req.query('categoryId') ?? ''
    await resetSlot(c.env.DB, { site_id: getSite(c), slot_id: c.req.param('slotId'), category_id })
    return noContent(c)
  })
  .put('/assets/:siteId/:assetId', async (c) => {
    await setAsset(c.env.DB, getSite(c), {
      id: c.req.param('assetId'),
      ...(await readJsonBody(c, Asset)),
    })
    return noContent(c)
  })
  .delete('/assets/:siteId/:assetId', async (c) => {
    await resetAsset(c.env.DB, getSite(c), c.req.param('assetId'))
    return noContent(c)
  })
  .put('/mappings/:siteId', async (c) => {
    await setMapping(c.env.DB, getSite(c), await readJsonBody(c, Mapping))
    return noContent(c)
  })
  .delete('/mappings/:siteId', async (c) => {
    await resetMapping(c.env.DB, getSite(c), c.req.query('urlSegment') ?? '')
    return noContent(c)
  })
  .put('/redirects/:siteId', async (c) => {
    await setRedirects(c.env.DB, getSite(c), await readJsonBody(c, Redirects))
    return noContent(c)
  })
  .delete('/redirects/:siteId', async (c) => {
    await resetRedirects(c.env.DB, getSite(c))
    return noContent(c)
  })

const decisionControl = factory
  .createApp()
  .put('/decisions/:siteId/:component', async (c) => {
    const { json } = await readJsonBody(c, PlannedDecision)
    planDecision(getSite(c), c.req.param('component'), json)
    return noContent(c)
  })
  .delete('/decisions/:siteId/:component', (c) => {
    cancelDecision(getSite(c), c.req.param('component'))
    return noContent(c)
  })

const categoryControl = factory
  .createApp()
  .put('/categories/:siteId/:categoryId', async (c) => {
    const place = { siteId: getSite(c), id: c.req.param('categoryId') }
    const exists = await setCategory(c.env.DB, place, await readJsonBody(c, CategoryChange))
    return exists ? noContent(c) : notFound()
  })
  .delete('/categories/:siteId/:categoryId', async (c) => {
    await resetCategories(c.env.DB, { siteId: getSite(c), id: c.req.param('categoryId') })
    return noContent(c)
  })

const offerControl = factory
  .createApp()
  .put('/stock/:productId', async (c) => {
    const exists = await setStock(c.env.DB, c.req.param('productId'), await readJsonBody(c, Stock))
    return exists ? noContent(c) : notFound()
  })
  .delete('/stock/:productId', async (c) => {
    const exists = await resetStock(c.env.DB, c.req.param('productId'), c.req.query('siteId') ?? '')
    return exists ? noContent(c) : notFound()
  })
  .put('/prices/:productId', async (c) => {
    const exists = await setPrice(c.env.DB, c.req.param('productId'), await readJsonBody(c, Price))
    return exists ? noContent(c) : notFound()
  })
  .delete('/prices/:productId', async (c) => {
    const exists = await resetPrice(c.env.DB, c.req.param('productId'), c.req.query('siteId') ?? '')
    return exists ? noContent(c) : notFound()
  })
  .put('/promotion-ranks', async (c) => {
    await setPromotionRanks(c.env.DB, await readJsonBody(c, PromotionRanks))
    return noContent(c)
  })
  .delete('/promotion-ranks', async (c) => {
    await resetPromotionRanks(c.env.DB)
    return noContent(c)
  })

/** The control endpoints for tests. They only exist in test mode. */
export const testControl = factory
  .createApp()
  .use(async (c, next) => {
    if (c.env.SANDBOX_MODE !== 'test') throw resourceNotFound()
    await next()
  })
  .route('/', faultControl)
  .route('/', quotaControl)
  .route('/', contentControl)
  .route('/', decisionControl)
  .route('/', categoryControl)
  .route('/', offerControl)
  .route('/', checkoutControl)
  .route('/', salesControl)
  .route('/', signatureControl)
  .route('/', servicesControl)
  .post('/wipe', async (c) => {
    cancelAllFaults()
    cancelAllDecisions()
    deleteQuotas()
    deleteCalls()
    clock.resetAll()
    await deleteSales(c.env)
    await clearBoundedTables(c.env.DB)
    await seedSubscriptions(c.env.DB)
    await clearLoyalty(c.env.DB)
    await seedLoyalty(c.env.DB, clock.now())
    await resetOffers(c.env.DB)
    await resetPromotionRanks(c.env.DB)
    await resetCheckout(c.env.DB)
    await resetContent(c.env.DB)
    for (const { id } of sites) await resetRedirects(c.env.DB, id)
    await resetCategories(c.env.DB)
    // Their wish lists hold orderable products, so stock must be restored first.
    await seedCustomers(c.env.DB, { anew: false })
    return noContent(c)
  })

function getSite(c: ControlContext): SiteId {
  const site = findSite(c.req.param('siteId'))
  return site ? site.id : notFound()
}

const noContent = (c: ControlContext) => c.body(null, 204)

function notFound(): never {
  throw resourceNotFound()
}
