import * as v from 'valibot'

import { profile } from '../../profiles/current.ts'
import { rewardCoupon } from '../../catalog/reward-coupons.ts'
import type { PricedBasket } from '../../pricing/model.ts'
import { badRequest } from '../../platform/problems.ts'
import { valueList, prepare, parseRows, type Sql, sql } from '../../platform/sql.ts'
import type { BasketDocument } from './model.ts'

/** Why a single-use coupon no longer applies. */
type RedeemedStatus = 'coupon_code_already_redeemed' | 'customer_redemption_limit_exceeded'
export type RedeemedCoupons = ReadonlyMap<string, RedeemedStatus>

/** Single-use codes, and the e-mail address that would redeem them. */
export interface SingleUseCodes {
  codes: string[]
  email: string
}

const onceBy = new Map(profile.coupons.map(({ code, once }) => [code, once]))

const limitOnce = (code: string) => onceBy.get(code) ?? rewardCoupon(code)?.once

/** The redemptions to look up; the same value for all baskets without single-use coupons. */
export function listSingleUseCodes({
  coupons: entered,
  email,
}: Pick<BasketDocument, 'coupons' | 'email'>) {
  const codes = entered.map(({ code }) => code).filter((code) => limitOnce(code) !== undefined)
  return { codes, email: codes.length > 0 ? normalized(email) : '' }
}

const RedemptionRow = v.object({ code: v.string(), taker: v.string() })

export async function readRedeemed(
  db: D1Database,
  siteId: string,
  { codes, email }: SingleUseCodes,
): Promise<RedeemedCoupons> {
  if (codes.length === 0) return new Map()
  const statement = sql`SELECT code, taker FROM coupon_redemptions
    WHERE site_id = ${siteId} AND code IN ${valueList(codes)} AND taker IN ${valueList(['', email])}`
  const rows = parseRows(RedemptionRow, await prepare(db, statement).all())
  return new Map(rows.map(({ code, taker }) => [code, statusFor(taker)]))
}

const statusFor = (taker: string): RedeemedStatus =>
  taker === '' ? 'coupon_code_already_redeemed' : 'customer_redemption_limit_exceeded'

/** The outcomes of all coupons, including those that are used up. */
export const withRedeemed = (
  priced: PricedBasket['coupons'],
  entered: BasketDocument['coupons'],
  redeemed: RedeemedCoupons,
): PricedBasket['coupons'] =>
  entered.flatMap(({ couponItemId, code }) => {
    const statusCode = redeemed.get(code)
    if (statusCode !== undefined) return [{ couponItemId, code, statusCode, valid: false }]
    return priced.filter((outcome) => outcome.couponItemId === couponItemId)
  })

/** @throws ProblemError for the first coupon that is used up */
export function requireUnredeemed({ coupons: entered }: BasketDocument, redeemed: RedeemedCoupons) {
  for (const { code } of entered) {
    const statusCode = redeemed.get(code)
    if (statusCode === undefined) continue
    throw badRequest(`The coupon code '${code}' has been redeemed.`, { code, statusCode })
  }
}

/** Records the coupons that an order uses; fails if another order has used one of them first. */
export const redeem = (basket: BasketDocument, { coupons: outcomes }: PricedBasket): Sql[] =>
  outcomes.flatMap(({ code, statusCode }) => {
    const once = limitOnce(code)
    if (once === undefined || statusCode !== 'applied') return []
    const taker = once === 'customer' ? normalized(basket.email) : ''
    return [
      sql`INSERT INTO coupon_redemptions (site_id, code, taker, basket_id)
        VALUES (${basket.siteId}, ${code}, ${taker}, ${basket.basketId})`,
    ]
  })

/** Uses up a coupon for an address, as an order of another basket would. */
export const recordRedemption = (used: { siteId: string; code: string; email: string }): Sql =>
  sql`INSERT OR IGNORE INTO coupon_redemptions (site_id, code, taker, basket_id)
    VALUES (${used.siteId}, ${used.code}, ${normalized(used.email)}, '')`

/** Makes the coupons of a basket's order usable again, if `condition` holds. */
export const unredeem = (basketId: string, condition: Sql): Sql =>
  sql`DELETE FROM coupon_redemptions WHERE basket_id = ${basketId} AND ${condition}`

export const deleteRedemptions = async (db: D1Database) => {
  await db.prepare('DELETE FROM coupon_redemptions').run()
}

const normalized = (email: string) => email.trim().toLowerCase()
