import * as v from 'valibot'

import { ADDRESS_FIELDS } from './checkout.ts'

/** Literal values with which the commerce service says "no value" (spec 3 §5). */
const WITHOUT_VALUE = ['UN$AVAILABLE', 'NOT$A$PREFERENCE']

/** A preference's raw value, with the two literals that mean "none" turned into undefined. */
export const preferenceValue = (raw: unknown) =>
  typeof raw === 'string' && WITHOUT_VALUE.includes(raw) ? undefined : raw

const flag = (fallback: boolean) =>
  v.fallback(
    v.optional(
      v.pipe(
        v.union([v.boolean(), v.picklist(['true', 'false'])]),
        v.transform((value) => value === true || value === 'true'),
      ),
      fallback,
    ),
    fallback,
  )

const seconds = (fallback: number) =>
  v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)), fallback), fallback)

/** How many coupon codes an order takes where the site does not say. */
export const COUPON_LIMIT = 3

const count = (fallback: number) =>
  v.fallback(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), fallback),
    fallback,
  )

const text = v.fallback(v.optional(v.nullable(v.string()), null), null)

/** What a site may judge by a pattern of its own instead of the shop's rule (spec 1 §5). */
export const RULED_FIELDS = ['email', ...ADDRESS_FIELDS] as const
export type RuledField = (typeof RULED_FIELDS)[number]

/** By an address's country, then by field: a regular expression for the whole value, known to be quick. */
const RuleOverrides = v.record(
  v.picklist(['US', 'CA']),
  v.record(v.picklist(RULED_FIELDS), v.string()),
)
export type RuleOverrides = v.InferOutput<typeof RuleOverrides>

/**
 * The site preferences that may leave the worker, with the spec's names and our defaults (spec 3 §9.6).
 * A preference that is missing, has no value or the wrong shape takes its default.
 */
export const SitePreferences = v.object({
  bondLoyaltyEnabled: flag(false),
  EnableSearchBanner: flag(true),
  shopByCategoryShowCarousel: flag(true),
  TextInput_Email_Error: text,
  TextInput_Email_Success: text,
  InternationalRedirectEnabled: flag(true),
  enableStorePickUp: flag(true),
  TurnBopisOff: flag(false),
  treatGiftCardsAsProductLineItems: flag(true),
  EnableQuantitySelectorPDP: flag(true),
  EnableQuantitySelectorGridPage: flag(true),
  enableQuicklookInGrid: flag(true),
  enableExternalLinkLegalAlert: flag(true),
  showStoreHoursBOPIS: flag(true),
  storeLookupUnit: v.fallback(v.optional(v.picklist(['mi', 'km']), 'mi'), 'mi'),
  SnackbarSuccessTimer: seconds(4000),
  SnackbarErrorTimer: seconds(6000),
  couponNumberLimit: count(COUPON_LIMIT),
  validationRegexConfig: v.fallback(v.optional(RuleOverrides, {}), {}),
  homepageRefreshHeader: flag(false),
  mobileStickyHeader: flag(false),
})
export type SitePreferences = v.InferOutput<typeof SitePreferences>
