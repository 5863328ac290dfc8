import type { Json } from '../catalog/model.ts'
import { bilingual } from './bilingual.ts'
import type { SeedPreference } from './model.ts'

/** The value of a preference that exists but is not set. */
const UNSET = 'UN$AVAILABLE'

/** The value of a preference that the site does not have. */
export const UNKNOWN = 'NOT$A$PREFERENCE'

const GIFT_AMOUNTS = [
  5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 75, 80, 90, 100, 125, 150, 175, 200, 225, 250,
]

const each = (key: string, us: Json, ca: Json): SeedPreference => ({ key, value: { us, ca } })
const both = (key: string, value: Json): SeedPreference => each(key, value, value)

/** Every site preference the storefront reads (spec 3 §9.6). */
export const preferences: SeedPreference[] = [
  each('bondLoyaltyEnabled', true, false),
  both('EnableSearchBanner', true),
  both('shopByCategoryShowCarousel', UNSET),
  both(
    'TextInput_Email_Error',
    bilingual(
      'Please enter an email address we can write to.',
      'Veuillez saisir une adresse courriel où vous écrire.',
    ),
  ),
  both(
    'TextInput_Email_Success',
    bilingual('Thank you! The next letter is yours.', 'Merci! La prochaine lettre est pour vous.'),
  ),
  both('InternationalRedirectEnabled', true),
  each('oneTrustDNSReqSubmissionEnabled', true, false),
  both('homepageRefreshHeader', false),
  both('mobileStickyHeader', false),
  both('enableStorePickUp', true),
  both('TurnBopisOff', false),
  each('treatGiftCardsAsProductLineItems', true, false),
  each('EnableQuantitySelectorPDP', true, false),
  each('EnableQuantitySelectorGridPage', true, false),
  each('enableQuicklookInGrid', true, false),
  both('ConstructrEnabled', false),
  each('enableExternalLinkLegalAlert', true, false),
  each('showStoreHoursBOPIS', true, false),
  each('storeLookupUnit', 'mi', 'km'),
  both(
    'OrderGrooveTitleMessage',
    bilingual('Auto-refresh and never run out', 'Renouvelez sans jamais en manquer'),
  ),
  each('OrderGroovePromoID', 'auto-refresh', UNKNOWN),
  both('OrderGrooveFreequencies', [1, 2, 3, 4, 6]),
  both('SnackbarSuccessTimer', 4000),
  both('SnackbarErrorTimer', 6000),
  both('couponNumberLimit', 3),
  both('MaxCardLimit', 5),
  both('maxGiftCardApplication', 4),
  both('giftCardPriceValues', GIFT_AMOUNTS),
  both('bvEnableRR_C2013', true),
  each('excludedLoyaltyPostalCodes', ['96910', '00901', '96799'], []),
  both('validationRegexConfig', UNSET),
  each('recommendationChannel', 'web-us', 'web-ca'),
  both('recommendationPostUrl', '/api/engine/v1/decide'),
]
