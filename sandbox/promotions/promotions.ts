import * as v from 'valibot'

import { factory } from '../env.ts'
import { localizeCustom } from '../localized.ts'
import { badRequest, only, ProblemError, validation } from '../problems.ts'
import { idList } from '../products/query.ts'
import { requireShopper } from '../slas/require-shopper.ts'
import { languageOf } from '../sites.ts'
import { siteRequest } from '../site-request.ts'
import { listed, prepare, rowsOf, sql } from '../sql.ts'
import type { PromotionDocument } from './promotion.ts'

const PATH = '/pricing/shopper-promotions/v1/organizations/:organizationId/promotions'
const MAX_IDS = 50

const PromotionRow = v.object({ id: v.string(), document: v.string() })

export const promotions = factory
  .createApp()
  .use(PATH, requireShopper('sfcc.shopper-promotions'), siteRequest)
  .get(PATH, async (c) => {
    const ids = idList(...(c.req.queries('ids') ?? []))
    if (ids.length === 0) {
      throw badRequest("Missing required query parameter 'ids'.", { parameter: 'ids' })
    }
    if (ids.length > MAX_IDS) {
      throw validation(`Maximum number of promotions you can request in one call is ${MAX_IDS}.`)
    }
    const { site, locale } = c.var
    const statement = sql`SELECT id, document FROM promotions
      WHERE site_id = ${site.id} AND id IN ${listed(ids)}`
    const rows = rowsOf(PromotionRow, await prepare(c.env.DB, statement).all())
    if (rows.length === 0) throw promotionNotFound(c.req.path)

    const byId = new Map(
      rows.map((row): [string, PromotionDocument] => [row.id, JSON.parse(row.document)]),
    )
    const language = languageOf(locale)
    const data = ids.flatMap((id) => {
      const promotion = byId.get(id)
      return promotion ? [promotionAnswer(promotion)] : []
    })
    return c.json({ limit: ids.length, data, total: data.length })

    function promotionAnswer(promotion: PromotionDocument) {
      return {
        id: promotion.id,
        name: promotion.name[language],
        calloutMsg: promotion.calloutMsg[language],
        details: promotion.details[language],
        currency: site.currency,
        c_alwaysShowCalloutMsg: promotion.alwaysShowCallout === true,
        ...localizeCustom(promotion.custom ?? {}, language),
      }
    }
  })
  .all(PATH, only('GET'))

const promotionNotFound = (instance: string) =>
  new ProblemError({
    status: 404,
    type: '/PromotionNotFoundException',
    title: 'Not Found',
    detail: 'There is no promotion found with the given ID for the requested site.',
    members: { instance },
    contentType: 'application/json',
  })
