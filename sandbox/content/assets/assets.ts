import { boundAssets } from './assets-limits.ts'
import { categoryAssets } from './assets-category.ts'
import { fieldAssets } from './assets-fields.ts'
import { footerAssets } from './assets-footer.ts'
import { giftAssets } from './assets-gifts.ts'
import { homeCanadaAssets } from './assets-home-canada.ts'
import { homeAssets } from './assets-home.ts'
import { headerAssets } from './assets-header.ts'
import { hostileAssets } from './assets-hostile.ts'
import { knownAssets } from './assets-known.ts'
import { labAssets } from './assets-lab.ts'
import { moduleAssets } from './assets-modules.ts'
import { offerAssets } from './assets-offers.ts'
import { productAssets } from './assets-product.ts'
import { scheduledAssets } from './assets-scheduled.ts'
import { shellAssets } from './assets-shell.ts'
import type { SeedAsset } from '../model.ts'
import { aboutPages, legalPages } from '../pages/pages-legal-and-about.ts'
import { carePages } from '../pages/pages-care.ts'
import { careSections } from '../pages/pages-care-sections.ts'
import { careersPage } from '../pages/pages-careers.ts'
import { giftCardPages } from '../pages/pages-gift-cards.ts'
import { namedPages } from '../pages/pages-named.ts'
import { locationPages } from '../pages/pages-locations.ts'
import { returnsPage } from '../pages/pages-returns.ts'
import { rewardsPages } from '../pages/pages-rewards.ts'
import { shippingPages } from '../pages/pages-shipping.ts'

/** Every content asset. An asset that differs between the sites is listed once for each. */
export const assets: SeedAsset[] = [
  ...homeAssets,
  ...homeCanadaAssets,
  ...scheduledAssets,
  ...giftAssets,
  ...offerAssets,
  ...categoryAssets,
  ...productAssets,
  ...headerAssets,
  ...shellAssets,
  ...footerAssets,
  ...knownAssets,
  ...carePages,
  ...careSections,
  ...shippingPages,
  returnsPage,
  ...giftCardPages,
  ...rewardsPages,
  ...locationPages,
  ...namedPages,
  ...legalPages,
  ...aboutPages,
  careersPage,
  ...labAssets,
  ...moduleAssets,
  ...boundAssets,
  ...fieldAssets,
  ...hostileAssets,
]
