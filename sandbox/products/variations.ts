import { majorUnits } from '../platform/money.ts'
import type { Language, Site } from '../platform/site.ts'
import type { ProductCard } from './document.ts'
import { swatchImage } from './images.ts'
import { cheapest, currentPrice, isOrderable, type Offer, tieredPrices, tiersOn } from './offers.ts'

interface VariationRequest {
  site: Site
  language: Language
  origin: string
  perPricebook: boolean
}

/** The variation values of a family, without variants that the site does not sell. */
export function variationAttributes(
  family: ProductCard,
  offers: ReadonlyMap<string, Offer>,
  { language, origin }: VariationRequest,
) {
  const sold = (family.variants ?? []).filter((variant) => offers.has(variant.id))
  return (family.variationAttributes ?? []).map(({ id, name, values }) => ({
    id,
    name: name[language],
    values: values
      .filter(({ value }) => sold.some((variant) => variant.values[id] === value))
      .map(({ value, name: valueName, hex }) => ({
        value,
        name: valueName[language],
        orderable: sold.some((variant) => {
          const offer = offers.get(variant.id)
          return variant.values[id] === value && offer !== undefined && isOrderable(offer)
        }),
        ...(hex !== undefined && {
          imageSwatch: swatchImage(value, valueName[language], origin),
          c_hex: hex,
        }),
      })),
  }))
}

export function variants(
  family: ProductCard,
  offers: ReadonlyMap<string, Offer>,
  { site, perPricebook }: VariationRequest,
) {
  return (family.variants ?? []).flatMap((member) => {
    const { id, values } = member
    const offer = offers.get(id)
    if (!offer) return []
    const price = currentPrice(offer)
    return [
      {
        productId: id,
        orderable: isOrderable(offer),
        ...(price !== null && { price: majorUnits(price) }),
        variationValues: values,
        ...(perPricebook && {
          tieredPrices: tieredPrices(offer, site, tiersOn(site.id, member)),
        }),
      },
    ]
  })
}

/** The groups of a master's variants that have their own page and that the site sells. */
export function variationGroups(family: ProductCard, offers: ReadonlyMap<string, Offer>) {
  const groups = (family.variationGroups ?? []).filter(({ id }) => offers.has(id))
  if (groups.length === 0) return {}
  return {
    variationGroups: groups.map(({ id, values }) => {
      const ofGroup = (family.variants ?? [])
        .filter((variant) => hasValues(variant.values, values))
        .flatMap((variant) => offers.get(variant.id) ?? [])
      const lowest = cheapest(ofGroup)
      const price = lowest ? currentPrice(lowest) : null
      return {
        productId: id,
        orderable: ofGroup.some(isOrderable),
        ...(price !== null && { price: majorUnits(price) }),
        variationValues: values,
      }
    }),
  }
}

/** Whether a variant has all wanted values. */
export const hasValues = (values: Record<string, string>, wanted: Record<string, string>) =>
  Object.entries(wanted).every(([attribute, value]) => values[attribute] === value)
