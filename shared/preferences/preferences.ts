import * as v from 'valibot'

import * as features from '#shop/features.ts'

import { COUNTRIES } from '../fields/country.ts'
import { RULED_FIELDS } from '../fields/judge.ts'
import { GIFT_CARD_LIMIT, GIFT_PAYMENT_LIMIT } from '../gift-cards/gift-amounts.ts'

/** The literals that mean "no value" in the commerce service (spec 3 §5). */
const WITHOUT_VALUE = ['UN$AVAILABLE', 'NOT$A$PREFERENCE']

/** The raw value, or undefined for the two literals that mean "no value". */
export const preferenceValue = (raw: unknown) =>
  typeof raw === 'string' && WITHOUT_VALUE.includes(raw) ? undefined : raw

/** A preference that is on or off. */
export const flag = (fallback: boolean) =>
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

/** A preference of an optional feature. Without the feature it is off, whatever the site prefers. */
const flagOf = (hasFeature: boolean, fallback: boolean) =>
  hasFeature ? flag(fallback) : v.fallback(v.optional(v.literal(false), false), false)

const seconds = (fallback: number) =>
  v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)), fallback), fallback)

/** The default for the number of coupon codes per order. */
export const COUPON_LIMIT = 3

const count = (fallback: number) =>
  v.fallback(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), fallback),
    fallback,
  )

/** After how many months a product is sent again, unless the site says otherwise. */
const REFRESH_MONTHS = [1, 2, 3, 4, 6]

const Months = v.pipe(
  v.array(v.pipe(v.unknown(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(24))),
  v.minLength(1),
)

/** The separators between the amounts of a text, and around them. */
const BESIDE_AMOUNTS = /[\s,;|$[\]"]+/

/**
 * The amounts of gift cards, in whole dollars: a list of numbers or texts, or one text such as `5, 10, 15`. Null means
 * the usual amounts.
 */
const amounts = v.fallback(
  v.nullable(
    v.pipe(
      v.union([v.array(v.union([v.number(), v.string()])), v.string()]),
      v.transform((values) =>
        [values].flat().join(' ').split(BESIDE_AMOUNTS).filter(Boolean).map(Number),
      ),
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
      v.minLength(1),
    ),
    null,
  ),
  null,
)

const text = v.fallback(v.optional(v.nullable(v.string()), null), null)

const RuleOverride = v.object({
  /**
   * A regular expression for the whole value. Only the worker applies it, with an engine that no text makes slow, so
   * documents do not have it.
   */
  pattern: v.exactOptional(v.string()),
  /** Whether a password without a special character is rejected only because of that. */
  needsSpecial: v.exactOptional(v.boolean()),
})

/** A site's own rules, by the address's country and field. */
const RuleOverrides = v.record(
  v.picklist(COUNTRIES),
  v.record(v.picklist(RULED_FIELDS), RuleOverride),
)
export type RuleOverrides = v.InferOutput<typeof RuleOverrides>

/**
 * The site preferences that may leave the worker, with the spec's names and our defaults (spec 3 §9.6). A
 * preference that is missing, has no value or an invalid one gets its default.
 */
export const SitePreferences = v.object({
  bondLoyaltyEnabled: flagOf(features.rewards, false),
  EnableSearchBanner: flag(true),
  shopByCategoryShowCarousel: flag(true),
  TextInput_Email_Error: text,
  TextInput_Email_Success: text,
  InternationalRedirectEnabled: flagOf(features.redirectDialog, true),
  enableStorePickUp: flagOf(features.pickup, true),
  TurnBopisOff: flag(false),
  treatGiftCardsAsProductLineItems: flag(true),
  EnableQuantitySelectorPDP: flag(true),
  EnableQuantitySelectorGridPage: flag(true),
  enableQuicklookInGrid: flag(true),
  ConstructrEnabled: flag(false),
  enableExternalLinkLegalAlert: flag(true),
  showStoreHoursBOPIS: flag(true),
  /** Whether products have ratings and reviews. */
  bvEnableRR_C2013: flagOf(features.reviews, true),
  /** Default is the site's unit. */
  storeLookupUnit: v.fallback(v.nullish(v.picklist(['mi', 'km']), null), null),
  OrderGrooveTitleMessage: text,
  OrderGroovePromoID: text,
  OrderGrooveFreequencies: v.fallback(v.optional(Months, REFRESH_MONTHS), REFRESH_MONTHS),
  SnackbarSuccessTimer: seconds(4000),
  SnackbarErrorTimer: seconds(6000),
  couponNumberLimit: count(COUPON_LIMIT),
  MaxCardLimit: count(GIFT_CARD_LIMIT),
  maxGiftCardApplication: count(GIFT_PAYMENT_LIMIT),
  giftCardPriceValues: amounts,
  validationRegexConfig: v.fallback(v.optional(RuleOverrides, {}), {}),
  homepageRefreshHeader: flag(false),
  mobileStickyHeader: flag(false),
})
export type SitePreferences = v.InferOutput<typeof SitePreferences>
