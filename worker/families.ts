import * as features from '#shop/features.ts'

import { noneOf } from '#shared/http/none-of.ts'
import { accountFamilies } from './account/upstream.ts'
import { bagFamilies } from './bag/families.ts'
import { campaignFamilies } from './campaigns/upstream.ts'
import { checkoutFamilies } from './checkout/upstream.ts'
import { contentFamilies } from './content/families.ts'
import { giftCardFamilies } from './gift-cards/upstream.ts'
import { newsletterFamilies } from './newsletter/upstream.ts'
import { orderFamilies } from './orders/upstream.ts'
import { preferenceFamilies } from './preferences/upstream.ts'
import { productFamilies } from './product/families.ts'
import { readingAgentFamilies } from './reading-agents/upstream.ts'
import { rewardFamilies } from './rewards/upstream.ts'
import { searchFamilies } from './search/families.ts'
import { seoFamilies } from './seo/url-mappings.ts'
import { shellFamilies } from './shell/families.ts'
import { signInFamilies } from './sign-in/account-passkeys.ts'
import { storeFamilies } from './stores/upstream.ts'
import { LOGIN_FAMILIES, SHOPPER_FAMILIES } from './upstream/families.ts'
import { wishListFamilies } from './wish-list/upstream.ts'

/** Every API family, for documentation and checks. A request names its family itself. */
export const families = {
  ...productFamilies,
  ...shellFamilies,
  ...searchFamilies,
  ...seoFamilies,
  ...contentFamilies,
  ...preferenceFamilies,
  ...SHOPPER_FAMILIES,
  ...LOGIN_FAMILIES,
  ...accountFamilies,
  ...bagFamilies,
  ...campaignFamilies,
  ...checkoutFamilies,
  ...(features.giftCards ? giftCardFamilies : noneOf<typeof giftCardFamilies>()),
  ...newsletterFamilies,
  ...orderFamilies,
  ...(features.readingAgents ? readingAgentFamilies : noneOf<typeof readingAgentFamilies>()),
  ...(features.rewards ? rewardFamilies : noneOf<typeof rewardFamilies>()),
  ...signInFamilies,
  ...(features.pickup ? storeFamilies : noneOf<typeof storeFamilies>()),
  ...(features.wishList ? wishListFamilies : noneOf<typeof wishListFamilies>()),
}
