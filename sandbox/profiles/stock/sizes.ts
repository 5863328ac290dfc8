import type { SeedVariationValue } from '../../catalog/model.ts'
import type { SizeScale } from './styles/style.ts'

const same = (value: string, name = value) => ({ value, name: { en: name, fr: name } })

/** The sizes of each scale, the smallest first. */
export const sizesByScale: Record<SizeScale, readonly SeedVariationValue[]> = {
  letters: ['XS', 'S', 'M', 'L', 'XL'].map((size) => same(size)),
  waists: ['28', '30', '32', '34', '36'].map((size) => same(`W${size}`, size)),
  shoes: ['37', '38', '39', '40', '41', '42', '43', '44'].map((size) => same(`EU${size}`, size)),
  one: [],
}

export const sizes = Object.values(sizesByScale).flat()
