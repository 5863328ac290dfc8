import type { GarmentId } from '../../../catalog/picture-subject.ts'
import type { Localized } from '../../../platform/localized.ts'
import type { ClothId } from './cloths.ts'

export const brands = ['Quill & Selvedge', 'Atelier d’Hiver', 'O’Dowd & Daughters'] as const

export type SizeScale = 'letters' | 'waists' | 'shoes' | 'one'

/** A cut that comes in several cloths; each pair is a product. */
export interface Style {
  /** Capital letters; the first part of a product's id. */
  id: string
  garment: GarmentId
  /** The second half of the English name, the first of the French one. */
  name: Localized
  /** A paragraph that reads well before the text of any cloth. */
  text: Localized
  categories: readonly string[]
  brand: (typeof brands)[number]
  fit: 'relaxed' | 'regular' | 'slim'
  sizes: SizeScale
  cloths: readonly ClothId[]
  /** In US dollars, before the cloth's extra. */
  price: number
}
