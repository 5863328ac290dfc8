import { collectionOf } from './collections.ts'

/** Stand-ins for the objects of an instance. */

const GROUP = 'Vitrine'

type Custom = Readonly<Record<string, unknown>>

/** An object whose custom attributes are all in the group of the shop, if `grouped` names no others. */
const extensible = (custom: Custom, grouped = Object.keys(custom)): dw.ExtensibleObject => ({
  custom: { ...custom },
  describe: () => ({
    getAttributeGroup: (id) =>
      id === GROUP ? { attributeDefinitions: collectionOf(grouped.map((ID) => ({ ID }))) } : null,
  }),
})

interface ContentSample {
  isOnline?: boolean
  custom?: Custom
  grouped?: string[]
}

export const contentOf = (
  ID: string,
  { isOnline = true, custom = {}, grouped }: ContentSample = {},
): dw.Content => ({ ID, name: `Name of ${ID}`, online: isOnline, ...extensible(custom, grouped) })

export const siteOf = (preferences: Custom, grouped?: string[]): dw.Site => ({
  ID: 'us',
  preferences: extensible(preferences, grouped),
})

interface ProductSample {
  stock?: number | 'perpetual'
  isOnline?: boolean
  least?: number
  variants?: readonly dw.Product[]
  custom?: Custom
}

export const productOf = (
  ID: string,
  { stock, isOnline = true, least = 1, variants = [], custom = {} }: ProductSample = {},
): dw.Product => ({
  ID,
  online: isOnline,
  master: variants.length > 0,
  variants: collectionOf(variants),
  minOrderQuantity: { value: least },
  availabilityModel: { inventoryRecord: recordOf(stock) },
  custom,
})

const recordOf = (stock: number | 'perpetual' | undefined): dw.InventoryRecord | null =>
  stock === undefined
    ? null
    : { perpetual: stock === 'perpetual', ATS: { value: stock === 'perpetual' ? 0 : stock } }

/** A store with what it holds of products by id. Null has no inventory list. */
export const storeOf = (
  ID: string,
  { stock = {}, custom = {} }: { stock?: Readonly<Record<string, number>> | null; custom?: Custom },
): dw.Store => ({
  ID,
  name: `Store ${ID}`,
  inventoryList: stock && { getRecord: (product) => recordOf(stock[product.ID]) },
  custom,
})

/** What a change of a line leaves behind. */
export interface LineSample extends dw.ProductLineItem {
  list: dw.InventoryList | null
}

export function lineOf(fromStoreId: string | null): LineSample {
  const line: LineSample = {
    custom: { fromStoreId },
    shipment: { custom: { fromStoreId } },
    list: null,
    setProductInventoryList(list) {
      line.list = list
    },
  }
  return line
}

export const basketOf = (lines: readonly dw.ProductLineItem[]): dw.Basket => ({
  UUID: 'basket-1',
  productLineItems: collectionOf(lines),
})

interface MethodSample {
  cost: number | null
  custom: Custom
}

/** A shipping method with its cost for the smallest order. Null has none. */
export interface ShippingMethodSample extends dw.ShippingMethod {
  cost: number | null
}

export const methodOf = (ID: string, { cost, custom }: MethodSample): ShippingMethodSample => ({
  ID,
  displayName: `Method ${ID}`,
  cost,
  custom,
})

export const memberOf = (custom: Custom): dw.Customer => ({
  registered: true,
  authenticated: true,
  profile: {
    customerNo: '00004711',
    email: 'ana@example.org',
    credentials: { login: 'ana' },
    custom: { ...custom },
  },
})
