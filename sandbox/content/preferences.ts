import type { Json } from '../platform/localized.ts'
import { bilingual } from '../platform/typography.ts'
import type { SeedPreference } from './model.ts'

const LATIN = '\\p{sc=Latn}\\u0300-\\u036f'
const NAME = `(?=.*\\p{L})[${LATIN} .,'-]+`
const STREET = `(?=.*[\\p{L}\\d])[${LATIN}\\d½¼¾ #'/.,&()°:-]+`
const CITY = `(?=.*\\p{L})[${LATIN}\\d .,'/&()!-]+`

const RULES = {
  firstName: NAME,
  lastName: NAME,
  address1: STREET,
  address2: STREET,
  city: CITY,
}

/** The allowed characters in names and streets, in both countries. */
const VALIDATION_RULES = JSON.stringify({ us: RULES, ca: RULES })

/** The value of a preference that exists but is not set. */
const UNSET = 'UN$AVAILABLE'

/** The value of a preference that the site does not have. */
export const UNKNOWN_PREFERENCE = 'NOT$A$PREFERENCE'

const GIFT_AMOUNTS = [
  5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 75, 80, 90, 100, 125, 150, 175, 200, 225, 250,
]

const perSite = (key: string, us: Json, ca: Json): SeedPreference => ({ key, value: { us, ca } })
const sameOnBothSites = (key: string, value: Json): SeedPreference => perSite(key, value, value)

/** Every site preference the storefront reads (spec 3 §9.6). */
export const preferences: SeedPreference[] = [
  perSite('bondLoyaltyEnabled', true, false),
  sameOnBothSites('EnableSearchBanner', true),
  sameOnBothSites('shopByCategoryShowCarousel', UNSET),
  sameOnBothSites(
    'TextInput_Email_Error',
    bilingual(
      'Please enter an email address we can write to.',
      'Veuillez saisir une adresse courriel où vous écrire.',
    ),
  ),
  sameOnBothSites(
    'TextInput_Email_Success',
    bilingual('Thank you! The next letter is yours.', 'Merci! La prochaine lettre est pour vous.'),
  ),
  sameOnBothSites('InternationalRedirectEnabled', true),
  perSite('oneTrustDNSReqSubmissionEnabled', true, false),
  sameOnBothSites('homepageRefreshHeader', false),
  sameOnBothSites('mobileStickyHeader', false),
  sameOnBothSites('enableStorePickUp', true),
  sameOnBothSites('TurnBopisOff', false),
  perSite('treatGiftCardsAsProductLineItems', true, false),
  perSite('EnableQuantitySelectorPDP', true, false),
  perSite('EnableQuantitySelectorGridPage', true, false),
  perSite('enableQuicklookInGrid', true, false),
  sameOnBothSites('ConstructrEnabled', false),
  perSite('enableExternalLinkLegalAlert', true, false),
  perSite('showStoreHoursBOPIS', true, false),
  perSite('storeLookupUnit', 'mi', 'km'),
  sameOnBothSites(
    'OrderGrooveTitleMessage',
    bilingual('Auto-refresh and never run out', 'Renouvelez sans jamais en manquer'),
  ),
  perSite('OrderGroovePromoID', 'auto-refresh', UNKNOWN_PREFERENCE),
  sameOnBothSites('OrderGrooveFreequencies', [1, 2, 3, 4, 6]),
  sameOnBothSites('SnackbarSuccessTimer', 4000),
  sameOnBothSites('SnackbarErrorTimer', 6000),
  sameOnBothSites('couponNumberLimit', 3),
  sameOnBothSites('MaxCardLimit', 5),
  sameOnBothSites('maxGiftCardApplication', 4),
  sameOnBothSites('giftCardPriceValues', GIFT_AMOUNTS),
  sameOnBothSites('bvEnableRR_C2013', true),
  perSite('excludedLoyaltyPostalCodes', ['96910', '00901', '96799'], []),
  sameOnBothSites('validationRegexConfig', VALIDATION_RULES),
  perSite('recommendationChannel', 'web-us', 'web-ca'),
  sameOnBothSites('recommendationPostUrl', '/api/engine/v1/decide'),
]
