import type { Refinement } from '../../catalog/products/refinements.ts'
import { materials } from './styles/cloths.ts'
import { colors } from './colors.ts'
import { sizes } from './sizes.ts'
import { brands } from './styles/style.ts'

/** In display order. Only two of them are variation attributes. */
export const refinements: readonly Refinement[] = [
  {
    attributeId: 'c_refinementColor',
    variation: 'color',
    label: { en: 'Color', fr: 'Couleur' },
    values: colors.map(({ id, name, hex }) => ({ value: id, label: name, hex })),
  },
  {
    attributeId: 'c_size',
    variation: 'size',
    label: { en: 'Size', fr: 'Taille' },
    values: sizes.map(({ value, name }) => ({ value, label: name })),
  },
  {
    attributeId: 'c_material',
    label: { en: 'Material', fr: 'Matière' },
    values: Object.entries(materials).map(([value, label]) => ({ value, label })),
  },
  {
    attributeId: 'c_fit',
    label: { en: 'Fit', fr: 'Coupe' },
    values: [
      { value: 'relaxed', label: { en: 'Relaxed', fr: 'Ample' } },
      { value: 'regular', label: { en: 'Regular', fr: 'Droite' } },
      { value: 'slim', label: { en: 'Slim', fr: 'Ajustée' } },
    ],
  },
  {
    attributeId: 'brand',
    label: { en: 'Brand', fr: 'Marque' },
    values: brands.map((value) => ({ value, label: { en: value, fr: value } })),
  },
]
