import { boundAssets } from './assets-limits.ts'
import { categoryAssets } from './assets-category.ts'
import { fieldAssets } from './assets-fields.ts'
import { footerAssets } from './assets-footer.ts'
import { homeCanadaAssets } from './assets-home-canada.ts'
import { homeAssets } from './assets-home.ts'
import { hostileAssets } from './assets-hostile.ts'
import { knownAssets } from './assets-known.ts'
import { labAssets } from './assets-lab.ts'
import { moduleAssets } from './assets-modules.ts'
import { offerAssets } from './assets-offers.ts'
import { productAssets } from './assets-product.ts'
import { shellAssets } from './assets-shell.ts'
import type { SeedAsset } from '../model.ts'
import { aboutPages } from '../pages/pages-about.ts'
import { carePages } from '../pages/pages-care.ts'
import { legalPages } from '../pages/pages-legal.ts'

/** Every content asset. An asset that differs between the sites is listed once for each. */
export const assets: SeedAsset[] = [
  ...homeAssets,
  ...homeCanadaAssets,
  ...offerAssets,
  ...categoryAssets,
  ...productAssets,
  ...shellAssets,
  ...footerAssets,
  ...knownAssets,
  ...carePages,
  ...legalPages,
  ...aboutPages,
  ...labAssets,
  ...moduleAssets,
  ...boundAssets,
  ...fieldAssets,
  ...hostileAssets,
]
