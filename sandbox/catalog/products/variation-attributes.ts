import { colors } from '../colors.ts'
import { fragrances } from '../fragrances/fragrances.ts'
import type { SeedVariationAttribute, SeedVariationValue } from '../model.ts'

export function sizeAttribute(values: SeedVariationValue[]): SeedVariationAttribute {
  return { id: 'size', name: { en: 'Size', fr: 'Format' }, values }
}

export function colorAttribute(ids: string[]): SeedVariationAttribute {
  const values = ids.map((id) => {
    const color = colors.find((candidate) => candidate.id === id)
    if (color === undefined) throw new Error(`No color ${id}`)
    return { value: id, name: color.name, hex: color.hex }
  })
  return { id: 'color', name: { en: 'Color', fr: 'Couleur' }, values }
}

export function fragranceAttribute(ids: string[]): SeedVariationAttribute {
  const values = ids.map((id) => {
    const { name, liquid } = fragranceById(id)
    return { value: id, name, hex: liquid }
  })
  return { id: 'fragrance', name: { en: 'Fragrance', fr: 'Parfum' }, values }
}

export function fragranceById(id: string) {
  const fragrance = fragrances.find((candidate) => candidate.id === id)
  if (fragrance === undefined) throw new Error(`No fragrance ${id}`)
  return fragrance
}
