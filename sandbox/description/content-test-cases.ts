import { path } from '../content/paths.ts'
import { assetIdByField } from '../content/assets/assets-fields.ts'
import { hostileAssets } from '../content/assets/assets-hostile.ts'
import { shellSlots } from '../content/slots/slots-shell.ts'

const onBoth = (id: string) => ({ us: id, ca: id })

/** Addresses, countries and assets that serve as test cases, by case and site. */
export const contentTestCases = {
  'M-CATEGORY': onBoth('/by-candlelight'),
  'M-CATEGORY-REFINED': onBoth('/evening-woods'),
  'M-ASSET': onBoth(path.customerCare),
  'M-ASSET0': onBoth('/missing-note'),
  'M-REDIRECT': onBoth('/stocking-stuffers'),
  'M-EXTERNAL': onBoth('/journal'),
  'M-LOOP': onBoth('/around-and-around'),
  'M-LOOP2': onBoth('/there'),
  'M-SCRIPT': onBoth('/script'),
  'M-UNKNOWN': onBoth('/workshop-tour'),
  'M-FAILING': onBoth('/unreliable'),
  'M-GONE': onBoth('/product/FXGONE'),
  'R-IN': onBoth('GB'),
  'R-OUT': onBoth('DE'),
  'R-SCRIPT': onBoth('ZW'),
  'R-HTTP': onBoth('NO'),
  'A-LINKS': onBoth('lab-copy-links'),
  'A-ALL-FIELDS': onBoth('field-all'),
  'A-WELCOME-NOIMG': onBoth('welcome-without-picture'),
} as const

/** More test content: an asset for each field, hostile bodies, and the slots of the shell. */
export const contentDescription = {
  assetByField: assetIdByField,
  hostileAssets: hostileAssets.map(({ id }) => id),
  shellSlots: [...new Set(shellSlots.map(({ id }) => id))],
}
