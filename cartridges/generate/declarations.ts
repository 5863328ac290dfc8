import { relative, resolve } from 'node:path'

import * as v from 'valibot'

import type { Module } from '#client/content/modules/module.ts'
import { coreModules, type CoreTemplate } from '#client/content/modules/modules.ts'
import type { ShopModule } from '#client/content/modules/shop-module.ts'
import { fieldsFor, fieldsOf } from '#client/content/style-guide/asset-fields.ts'
import { GALLERY_SAMPLES } from '#client/content/style-guide/gallery-samples.ts'
import { sampleAsset, type GallerySample } from '#client/content/style-guide/sample-parts.ts'
import type { LazyCode } from '#client/kit/lazy-code.ts'
import {
  BASKET_ATTRIBUTES,
  CUSTOM_APIS,
  CUSTOMER_ATTRIBUTES,
  PRODUCT_ATTRIBUTES,
} from '#scripts/check-live/requirements.ts'
import { SHOP_FOLDER } from '#scripts/shop-folder.ts'
import {
  ASSET_FIELDS,
  GROUP_NAMES,
  type AssetFieldDefinition,
} from '#shared/content/asset-fields.ts'
import { MODULE_FIELDS, type ModuleFields } from '#shared/content/module-fields.ts'
import { CategoryId } from '#shared/listing/category.ts'
import { SitePreferences } from '#shared/preferences/preferences.ts'
import { ROW_NAMES } from '#shared/recommendations/recommendations.ts'
import { InternalPreferences } from '#shared/preferences/internal-preferences.ts'
import type { DefinedAttribute } from '#shared/product/shop-attributes.ts'
import { modules as shopModules } from '#shop/modules.ts'
import { definedAttributes } from '#shop/product-attributes.ts'
import { WireAsset } from '#worker/content/upstream.ts'
import { families } from '#worker/families.ts'

/** What the shop declares about itself. Besides `testing/shop-requests.ts`, no file here imports the shop. */

export type AssetField = Exclude<keyof WireAsset, 'id'>
export type FieldGroup = keyof typeof GROUP_NAMES
export type { ModuleFields }
export type FieldKind = AssetFieldDefinition['kind']
export type ProductAttribute = keyof typeof PRODUCT_ATTRIBUTES
export type BasketAttribute = keyof typeof BASKET_ATTRIBUTES
export type CustomerAttribute = keyof typeof CUSTOMER_ATTRIBUTES
export type Preference =
  | keyof typeof SitePreferences.entries
  | keyof typeof InternalPreferences.entries

/** What the shop does without an attribute. */
export const absences = {
  product: PRODUCT_ATTRIBUTES,
  basket: BASKET_ATTRIBUTES,
  customer: CUSTOMER_ATTRIBUTES,
}

/** Each field of a content asset, as Page Designer and Business Manager show it. */
export const assetFields: Readonly<Record<AssetField, AssetFieldDefinition>> = ASSET_FIELDS
export const groupNames = GROUP_NAMES

/** The modules of the core, and those of the retailer, with how many assets each shows at most. */
export const modules = {
  core: await Promise.all(
    (Object.keys(coreModules) as CoreTemplate[]).map(async (template) => ({
      ...boundsOf(template, await coreModules[template].load()),
      ...MODULE_FIELDS[template],
      sample: GALLERY_SAMPLES[template],
    })),
  ),
  shop: await Promise.all(
    Object.entries<LazyCode<ShopModule>>(shopModules).map(async ([template, code]) => {
      const module = await code.load()
      return { ...boundsOf(template, module), ...(await module.guide.load()) }
    }),
  ),
}

export interface Bounds {
  template: string
  most: number | undefined
  /** Fields of which an asset must have one. */
  needs: readonly AssetField[]
}

function boundsOf(template: string, { most, needs = [] }: Module): Bounds {
  // An asset is shown if it has one of the fields that its module needs.
  return { template, most, needs: fieldsFor(needs.filter((part) => part !== 'id')) }
}

/** The folder of the cartridge with the retailer's modules, from here. On the cartridge path it comes first. */
export const SHOP_CARTRIDGE = relative(
  resolve(import.meta.dirname, '..'),
  resolve(SHOP_FOLDER, 'cartridges/app_shop'),
)

/** The folder of the site archive with the retailer's attributes, from here. */
export const SHOP_METADATA = relative(
  resolve(import.meta.dirname, '..'),
  resolve(SHOP_FOLDER, 'cartridges/metadata'),
)

export const shopAttributes: Readonly<Record<string, DefinedAttribute>> = definedAttributes

export const recommendationRows: readonly string[] = ROW_NAMES

/** Another name of `c_productIDs`, for banners. */
const BANNER_PRODUCTS = 'c_pdpBannerProductIDs'

/** The fields that a module's sample in the style guide fills. */
export const sampledFields = ({ parts }: GallerySample): string[] => {
  const material = {
    heading: 'A heading',
    text: 'A text',
    button: 'A button',
    href: '/g/gifts',
    categoryId: v.parse(CategoryId, 'gifts'),
    tiles: [],
  }
  return fieldsOf(sampleAsset('sample', parts(material, 1))).filter(
    (field) => field !== BANNER_PRODUCTS,
  )
}

export const preferences: readonly string[] = [
  ...Object.keys(SitePreferences.entries),
  ...Object.keys(InternalPreferences.entries),
]

/** The base paths of the custom APIs that `npm run check:live` looks for. */
export const checkedApis: readonly string[] = Object.keys(CUSTOM_APIS).map(
  (name) => Object.entries(families).find(([family]) => family === name)?.[1].base ?? name,
)

/** @throws if the shop cannot read it as a content asset */
export const readAsset = (value: unknown) => v.parse(WireAsset, value)
