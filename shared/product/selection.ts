import type { Picture } from '../contract/picture.ts'
import type {
  Availability,
  Price,
  Product,
  SetMember,
  Variant,
  VariationAttribute,
} from '../contract/product.ts'

type Values = Record<string, string>

/** The parts of a product or set member that selecting a variant needs. */
export type Choosable = Pick<
  SetMember,
  | 'id'
  | 'pictures'
  | 'picturesByValue'
  | 'price'
  | 'availability'
  | 'variationAttributes'
  | 'variants'
> &
  Partial<Pick<Product, 'variationValues'>>

type AttributeValue = VariationAttribute['values'][number]

export interface OfferedValue extends AttributeValue {
  selected: boolean
  /** Whether a variant has it together with the other chosen values. */
  exists: boolean
  /** Whether such a variant can be bought. */
  orderable: boolean
}

export interface OfferedAttribute extends Omit<VariationAttribute, 'values'> {
  values: OfferedValue[]
  /** The chosen value; null until one is chosen. */
  selected: OfferedValue | null
}

export interface Selection {
  /** The chosen values by attribute. */
  values: Values
  /** Whether every attribute has a chosen value. */
  isComplete: boolean
  /** The selected variant; null for an incomplete choice or a combination that does not exist. */
  variant: Variant | null
  pictures: Picture[]
  price: Price | null
  availability: Availability
  attributes: OfferedAttribute[]
}

/**
 * What a product page shows for the choice in its query, the same in worker and browser. Values that the
 * product does not have are ignored, single values are preselected, and a variant's page starts with the
 * variant's own values.
 */
export function selectVariant(product: Choosable, query: Values): Selection {
  const values = chosenValues(product, query)
  const isComplete = product.variationAttributes.every(({ id }) => id in values)
  const fitting = product.variants.filter((variant) => fits(variant, values))
  const variant = isComplete ? (fitting[0] ?? null) : null
  return {
    values,
    isComplete,
    variant,
    pictures: picturesOf(product, values),
    price: variant ? variant.price : (lowestOf(fitting) ?? product.price),
    availability: availabilityOf(product, { variant, isComplete }),
    attributes: product.variationAttributes.map((attribute) => offered(product, attribute, values)),
  }
}

function chosenValues({ variationAttributes, variationValues }: Choosable, query: Values): Values {
  const chosen = variationAttributes.flatMap(({ id, values }) => {
    const known = (value: string | undefined) => values.some((each) => each.value === value)
    const only = values.length === 1 ? values[0]?.value : undefined
    const value = [query[id], variationValues?.[id], only].find(known)
    return value === undefined ? [] : [[id, value] as const]
  })
  return Object.fromEntries(chosen)
}

const fits = (variant: Variant, values: Values) =>
  Object.entries(values).every(([attribute, value]) => variant.values[attribute] === value)

function offered(
  { variants }: Choosable,
  { id, name, values }: VariationAttribute,
  { [id]: chosen, ...others }: Values,
): OfferedAttribute {
  const offeredValues = values.map((each) => {
    const fitting = variants.filter((variant) => fits(variant, { ...others, [id]: each.value }))
    return {
      ...each,
      selected: each.value === chosen,
      exists: fitting.length > 0,
      orderable: fitting.some((variant) => variant.orderable),
    }
  })
  return {
    id,
    name,
    values: offeredValues,
    selected: offeredValues.find(({ selected }) => selected) ?? null,
  }
}

/** The pictures of a chosen value, otherwise those of the product. */
function picturesOf({ pictures, picturesByValue }: Choosable, values: Values) {
  const chosen = picturesByValue.find(({ attribute, value }) => values[attribute] === value)
  return chosen?.pictures ?? (pictures.length > 0 ? pictures : (picturesByValue[0]?.pictures ?? []))
}

/** The price range of several variants; null if none has a price. */
function lowestOf(variants: readonly Variant[]): Price | null {
  const prices = variants
    .flatMap(({ price }) => price ?? [])
    .toSorted((one, other) => one.now.minorUnits - other.now.minorUnits)
  const lowest = prices[0]
  const highest = prices.at(-1)
  if (!lowest || !highest) return null
  return { ...lowest, upTo: highest.now.minorUnits > lowest.now.minorUnits ? highest.now : null }
}

function availabilityOf(
  product: Choosable,
  { variant, isComplete }: { variant: Variant | null; isComplete: boolean },
): Availability {
  const hasVariants = product.variants.length > 0
  if (!hasVariants || !isComplete || variant?.id === product.id) return product.availability
  const isSold = variant?.orderable === true
  return { status: isSold ? 'in-stock' : 'sold-out', stockLevel: null }
}
