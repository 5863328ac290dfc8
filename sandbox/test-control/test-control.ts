import type { Context } from 'hono'
import * as v from 'valibot'

import type { SiteId } from '../catalog/model.ts'
import { clock } from '../clock.ts'
import { seedCustomers } from '../customers/seed-customers.ts'
import { factory, type SandboxEnv } from '../env.ts'
import { forgetBounded } from '../trim-table.ts'
import { resourceNotFound } from '../problems.ts'
import { seedSubscriptions } from '../services/subscriptions/seed-subscriptions.ts'
import { findSite } from '../sites.ts'
import { callsOf, forgetCalls } from './calls.ts'
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
import { cancel, cancelAll, plan, PlannedFault, plannedFaults } from './planned-faults.ts'
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
import { readAsked } from './read-json-body.ts'
import { Redirects, resetRedirects, setRedirects } from './redirect-overrides.ts'
import { forgetSales, salesControl } from './sales.ts'
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
  .post('/faults', async (c) => c.json({ id: plan(await readAsked(c, PlannedFault)) }, 201))
  .get('/faults', (c) => c.json({ data: plannedFaults() }))
  .delete('/faults', (c) => {
    cancelAll()
    return done(c)
  })
  .delete('/faults/:id', (c) => (cancel(c.req.param('id')) ? done(c) : notThere()))
  .get('/calls', (c) => {
    const { session, path } = c.req.query()
    return c.json({ data: callsOf({ session, path }) })
  })
  .delete('/calls', (c) => {
    forgetCalls(c.req.query('session'))
    return done(c)
  })
  .put('/clock', async (c) => {
    const asked = await readAsked(c, Clock)
    if ('now' in asked) clock.moveTo(asked.now, asked.session)
    else clock.moveBy(asked.offsetMs, asked.session)
    return done(c)
  })
  .delete('/clock', (c) => {
    clock.reset(c.req.query('session'))
    return done(c)
  })

const contentControl = factory
  .createApp()
  .put('/preferences/:siteId/:key', async (c) => {
    const key = { site_id: siteOf(c), key: c.req.param('key') }
    await setPreference(c.env.DB, key, await readAsked(c, Preference))
    return done(c)
  })
  .delete('/preferences/:siteId/:key', async (c) => {
    await resetPreference(c.env.DB, { site_id: siteOf(c), key: c.req.param('key') })
    return done(c)
  })
  .put('/slots/:siteId/:slotId', async (c) => {
    await setSlot(c.env.DB, siteOf(c), { id: c.req.param('slotId'), ...(await readAsked(c, Slot)) })
    return done(c)
  })
  .delete('/slots/:siteId/:slotId', async (c) => {
    const category_id = c.req.query('categoryId') ?? ''
    await resetSlot(c.env.DB, { site_id: siteOf(c), slot_id: c.req.param('slotId'), category_id })
    return done(c)
  })
  .put('/assets/:siteId/:assetId', async (c) => {
    await setAsset(c.env.DB, siteOf(c), {
      id: c.req.param('assetId'),
      ...(await readAsked(c, Asset)),
    })
    return done(c)
  })
  .delete('/assets/:siteId/:assetId', async (c) => {
    await resetAsset(c.env.DB, siteOf(c), c.req.param('assetId'))
    return done(c)
  })
  .put('/mappings/:siteId', async (c) => {
    await setMapping(c.env.DB, siteOf(c), await readAsked(c, Mapping))
    return done(c)
  })
  .delete('/mappings/:siteId', async (c) => {
    await resetMapping(c.env.DB, siteOf(c), c.req.query('urlSegment') ?? '')
    return done(c)
  })
  .put('/redirects/:siteId', async (c) => {
    await setRedirects(c.env.DB, siteOf(c), await readAsked(c, Redirects))
    return done(c)
  })
  .delete('/redirects/:siteId', async (c) => {
    await resetRedirects(c.env.DB, siteOf(c))
    return done(c)
  })

const categoryControl = factory
  .createApp()
  .put('/categories/:siteId/:categoryId', async (c) => {
    const place = { siteId: siteOf(c), id: c.req.param('categoryId') }
    const isThere = await setCategory(c.env.DB, place, await readAsked(c, CategoryChange))
    return isThere ? done(c) : notThere()
  })
  .delete('/categories/:siteId/:categoryId', async (c) => {
    await resetCategories(c.env.DB, { siteId: siteOf(c), id: c.req.param('categoryId') })
    return done(c)
  })

const offerControl = factory
  .createApp()
  .put('/stock/:productId', async (c) => {
    const isOffered = await setStock(c.env.DB, c.req.param('productId'), await readAsked(c, Stock))
    return isOffered ? done(c) : notThere()
  })
  .delete('/stock/:productId', async (c) => {
    const isOffered = await resetStock(
      c.env.DB,
      c.req.param('productId'),
      c.req.query('siteId') ?? '',
    )
    return isOffered ? done(c) : notThere()
  })
  .put('/prices/:productId', async (c) => {
    const isOffered = await setPrice(c.env.DB, c.req.param('productId'), await readAsked(c, Price))
    return isOffered ? done(c) : notThere()
  })
  .delete('/prices/:productId', async (c) => {
    const isOffered = await resetPrice(
      c.env.DB,
      c.req.param('productId'),
      c.req.query('siteId') ?? '',
    )
    return isOffered ? done(c) : notThere()
  })
  .put('/promotion-ranks', async (c) => {
    await setPromotionRanks(c.env.DB, await readAsked(c, PromotionRanks))
    return done(c)
  })
  .delete('/promotion-ranks', async (c) => {
    await resetPromotionRanks(c.env.DB)
    return done(c)
  })

/** The control endpoints for tests. They only exist in test mode. */
export const testControl = factory
  .createApp()
  .use(async (c, next) => {
    if (c.env.SANDBOX_MODE !== 'test') throw resourceNotFound()
    await next()
  })
  .route('/', faultControl)
  .route('/', contentControl)
  .route('/', categoryControl)
  .route('/', offerControl)
  .route('/', salesControl)
  .route('/', signatureControl)
  .route('/', servicesControl)
  .post('/wipe', async (c) => {
    cancelAll()
    forgetCalls()
    clock.resetAll()
    await forgetSales(c.env)
    await forgetBounded(c.env.DB)
    await seedSubscriptions(c.env.DB)
    await resetOffers(c.env.DB)
    await resetPromotionRanks(c.env.DB)
    await resetContent(c.env.DB)
    await resetRedirects(c.env.DB, 'us')
    await resetRedirects(c.env.DB, 'ca')
    await resetCategories(c.env.DB)
    // Their wish lists hold orderable products, so stock must be restored first.
    await seedCustomers(c.env.DB, { anew: false })
    return done(c)
  })

function siteOf(c: ControlContext): SiteId {
  const site = findSite(c.req.param('siteId'))
  return site ? site.id : notThere()
}

const done = (c: ControlContext) => c.body(null, 204)

function notThere(): never {
  throw resourceNotFound()
}
