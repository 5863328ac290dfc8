import type { Context } from 'hono'
import * as v from 'valibot'

import { factory, type SandboxEnv } from '../platform/env.ts'
import { majorUnits } from '../platform/money.ts'
import type { TaxItem } from '../pricing/model.ts'
import { only, forbidden, unauthorized } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { siteRequest } from '../sites/site-request.ts'
import { toLanguage, ORGANIZATION_ID } from '../platform/site.ts'
import { ACCOUNT_MANAGER, isSameSecret } from '../auth/clients.ts'
import { readShopperToken } from '../auth/shopper-token.ts'
import { callBasket } from './call-basket.ts'
import { requireExternalTaxes } from './contents/back-office.ts'
import type { Change } from './contents/changes.ts'
import type { Caller } from './contents/model.ts'
import { BASKET } from './paths.ts'

/** Allows only the retailer's back office; a shopper's token gets 403. */
export const requireBackOffice = factory.createMiddleware(
  async function requireBackOffice(c, next) {
    const token = /^Bearer ([\w.-]{1,4096})$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (token === undefined) throw unauthorized('The token is missing')
    if (!(await isSameSecret(token, ACCOUNT_MANAGER))) {
      const shopper = await readShopperToken(c.env.DB, token, c.var.now())
      throw typeof shopper === 'string' ? unauthorized('The token is invalid') : forbidden()
    }
    if (c.req.param('organizationId') !== ORGANIZATION_ID) {
      throw unauthorized('The token is of another tenant')
    }
    await next()
  },
)

/** Converts amounts to minor units. */
const Item = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
    rate: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)),
  }),
  v.transform((item): TaxItem => ({ ...item, value: Math.round(item.value * 100) })),
)

const TaxItems = v.object({
  taxItems: v.pipe(v.array(Item), v.minLength(1), v.maxLength(20)),
})

const Taxes = v.object({ taxes: v.record(v.string(), TaxItems) })

const PriceBooks = v.pipe(
  v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))),
  v.maxLength(10),
)

type BasketContext = Context<SandboxEnv>

const TAXES = `${BASKET}/taxes` as const
const ITEM_TAXES = `${BASKET}/items/:itemId/taxes` as const
const PRICE_BOOKS = `${BASKET}/price-books` as const

/** Operations that only the retailer's back office may call, with its own token. */
export const backOfficeRoutes = factory
  .createApp()
  .use(TAXES, requireBackOffice, siteRequest)
  .use(ITEM_TAXES, requireBackOffice, siteRequest)
  .use(PRICE_BOOKS, requireBackOffice, siteRequest)
  .get(TAXES, async (c) => c.json(taxesResponse(requireExternalTaxes(await getBasket(c)))))
  .put(TAXES, async (c) =>
    changed(c, { name: 'setExternalTaxes', payload: await readBody(c, Taxes) }),
  )
  .all(TAXES, only('GET', 'PUT'))
  .put(ITEM_TAXES, async (c) => {
    const taxes = { [c.req.param('itemId')]: await readBody(c, TaxItems) }
    return changed(c, { name: 'setExternalTaxes', payload: { taxes } })
  })
  .all(ITEM_TAXES, only('PUT'))
  .get(PRICE_BOOKS, async (c) => {
    const { priceBooks } = await getBasket(c)
    const { listPriceBook, salePriceBook } = c.var.site
    return c.json(priceBooks ?? [salePriceBook, listPriceBook])
  })
  .put(PRICE_BOOKS, async (c) =>
    changed(c, { name: 'setPriceBooks', payload: { ids: await readBody(c, PriceBooks) } }),
  )
  .all(PRICE_BOOKS, only('GET', 'PUT'))

/** Taxes in the API's format. */
export const taxesResponse = (taxes: Record<string, TaxItem[]>) => ({
  taxes: Object.fromEntries(
    Object.entries(taxes).map(([id, items]) => [
      id,
      { taxItems: items.map((item) => ({ ...item, value: majorUnits(item.value) })) },
    ]),
  ),
})

async function getBasket(c: BasketContext) {
  const basketId = c.req.param('basketId') ?? ''
  const { basket } = await callBasket(c, basketId, (body) =>
    body.read(backOfficeCaller(c), basketId),
  )
  return basket
}

async function changed(c: BasketContext, change: Change) {
  const basketId = c.req.param('basketId') ?? ''
  await callBasket(c, basketId, (body) => body.change(backOfficeCaller(c), basketId, [change]))
  return c.body(null, 204)
}

const backOfficeCaller = (c: BasketContext): Caller => ({
  site: c.var.site,
  locale: c.var.locale,
  language: toLanguage(c.var.locale),
  customerId: '',
  isRegistered: false,
  previousCustomerId: undefined,
  agentId: undefined,
  isManager: true,
  usid: '',
  correlationId: c.req.header('correlation-id') ?? '',
  now: c.var.now(),
})
