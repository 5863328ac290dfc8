import type { PromotionContext } from '../pricing/promotion-context.ts'
import { sourceCodes } from '../pricing/source-codes.ts'
import type { ContextBody } from './context-body.ts'
import { type ContextKey, readContext } from './shopper-contexts.ts'

/** The time and qualifiers that decide which promotions apply, from the shopper's context if there is one. */
export function toPromotionContext(context: ContextBody | null, now: number): PromotionContext {
  const { effectiveDateTime = '', sourceCode = '', ...own } = context ?? {}
  const { customerGroupIds = [], customQualifiers = {}, couponCodes = [] } = own
  const asOf = Date.parse(effectiveDateTime)
  const typed = sourceCode.toUpperCase()
  return {
    now: Number.isNaN(asOf) ? now : asOf,
    qualifiers: {
      sourceCodes: sourceCodes.flatMap(({ code, isActive }) =>
        isActive && code === typed ? [code] : [],
      ),
      customerGroups: customerGroupIds,
      custom: customQualifiers,
      couponCodes,
    },
  }
}

export const readPromotionContext = async (db: D1Database, visit: ContextKey & { now: number }) =>
  toPromotionContext(await readContext(db, visit, visit.now), visit.now)
