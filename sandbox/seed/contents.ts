import { assets } from '../content/assets/assets.ts'
import { assetIdByField } from '../content/assets/assets-fields.ts'
import { hostileAssets } from '../content/assets/assets-hostile.ts'
import type {
  SeedAsset,
  SeedPreference,
  SeedRedirectOption,
  SeedSlot,
  SeedUrlMapping,
} from '../content/model.ts'
import { preferences } from '../content/preferences.ts'
import { redirectOptions } from '../content/redirect-options.ts'
import { slots } from '../content/slots/slots.ts'
import { shellSlots } from '../content/slots/slots-shell.ts'
import { currentName, type ProfileName } from '../profiles/current.ts'
import { stockContent } from '../profiles/stock/content.ts'
import { urlMappings } from '../content/assets/url-mappings.ts'
import { path } from '../content/paths.ts'

const onBoth = (id: string) => ({ us: id, ca: id })

/** Addresses, countries and assets that serve as test cases, by case and site. */
const contentTestCases = {
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

/** The content that merchants write besides the catalog. */
interface Content {
  assets: readonly SeedAsset[]
  slots: readonly SeedSlot[]
  preferences: readonly SeedPreference[]
  urlMappings: readonly SeedUrlMapping[]
  redirectOptions: readonly SeedRedirectOption[]
  /** Addresses, countries and assets that are test cases, by the case's name and site. */
  fixtures: Record<string, Record<string, string>>
  /** More test content, as `GET /` describes it. */
  described: {
    assetByField: Record<string, string>
    hostileAssets: string[]
    shellSlots: string[]
  }
}

const contents: Record<ProfileName, Content> = {
  default: {
    assets,
    slots,
    preferences,
    urlMappings,
    redirectOptions,
    fixtures: contentTestCases,
    described: {
      assetByField: assetIdByField,
      hostileAssets: hostileAssets.map(({ id }) => id),
      shellSlots: [...new Set(shellSlots.map(({ id }) => id))],
    },
  },
  stock: {
    ...stockContent,
    slots: [],
    redirectOptions: [],
    fixtures: {},
    described: { assetByField: {}, hostileAssets: [], shellSlots: [] },
  },
}

/** The content of the profile. */
export const content = contents[currentName]
