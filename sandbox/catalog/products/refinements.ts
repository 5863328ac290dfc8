import { colors } from '../colors.ts'
import { forms } from '../forms/forms.ts'
import { fragrances } from '../fragrances/fragrances.ts'
import type { FragranceFamily } from '../model.ts'
import type { Localized } from '../../platform/localized.ts'

export const families: { id: FragranceFamily; name: Localized; hex: string }[] = [
  { id: 'citrus', name: { en: 'Citrus', fr: 'Agrumes' }, hex: '#f4ead1' },
  { id: 'woods', name: { en: 'Woods', fr: 'Boisé' }, hex: '#e3e6da' },
  { id: 'floral', name: { en: 'Floral', fr: 'Floral' }, hex: '#f1e2e3' },
  { id: 'spice', name: { en: 'Spice', fr: 'Épicé' }, hex: '#f0dfd2' },
  { id: 'sea', name: { en: 'Sea', fr: 'Marin' }, hex: '#dfe8e8' },
  { id: 'gourmand', name: { en: 'Gourmand', fr: 'Gourmand' }, hex: '#efe3d3' },
]

export interface RefinementValue {
  value: string
  label: Localized
  /** The swatch's color, as #rrggbb. */
  hex?: string
}

export interface Refinement {
  attributeId: string
  /** The variation attribute that it refines by. */
  variation?: string
  label: Localized
  values: RefinementValue[]
}

const accessories: RefinementValue[] = [
  { value: 'candleholder', label: { en: 'Candle Holder', fr: 'Porte-bougie' } },
  { value: 'plugwarmer', label: { en: 'Plug-In Warmer', fr: 'Diffuseur électrique' } },
  { value: 'giftset', label: { en: 'Gift Set', fr: 'Coffret-cadeau' } },
  { value: 'giftcard', label: { en: 'Gift Card', fr: 'Carte-cadeau' } },
  { value: 'egiftcard', label: { en: 'E-Gift Card', fr: 'Carte-cadeau électronique' } },
]

/** The values of gift cards. */
export const amounts: RefinementValue[] = [
  { value: '5-20', label: { en: '$5 – $20', fr: '5\u00a0$ à 20\u00a0$' } },
  { value: '25-45', label: { en: '$25 – $45', fr: '25\u00a0$ à 45\u00a0$' } },
  { value: '50-90', label: { en: '$50 – $90', fr: '50\u00a0$ à 90\u00a0$' } },
  { value: '100-250', label: { en: '$100 – $250', fr: '100\u00a0$ à 250\u00a0$' } },
]

/** Labels of the products' refinement values, in display order. */
export const refinements: Refinement[] = [
  {
    attributeId: 'c_refinementFamily',
    label: { en: 'Fragrance Family', fr: 'Famille olfactive' },
    values: families.map(({ id, name, hex }) => ({ value: id, label: name, hex })),
  },
  {
    attributeId: 'c_refinementForm',
    label: { en: 'Product Type', fr: 'Type de produit' },
    values: [...forms.map(({ id, name }) => ({ value: id, label: name })), ...accessories],
  },
  {
    attributeId: 'c_refinementFragrance',
    variation: 'fragrance',
    label: { en: 'Fragrance', fr: 'Parfum' },
    values: fragrances.map(({ id, name, liquid }) => ({ value: id, label: name, hex: liquid })),
  },
  {
    attributeId: 'c_refinementSize',
    variation: 'size',
    label: { en: 'Size', fr: 'Format' },
    values: [
      { value: 'travel', label: { en: 'Travel size', fr: 'Format voyage' } },
      { value: 'full', label: { en: 'Full size', fr: 'Format courant' } },
      { value: 'large', label: { en: 'Large size', fr: 'Grand format' } },
    ],
  },
  {
    attributeId: 'c_refinementAmount',
    label: { en: 'Amount', fr: 'Montant' },
    values: amounts,
  },
  {
    attributeId: 'c_refinementColor',
    variation: 'color',
    label: { en: 'Color', fr: 'Couleur' },
    values: colors.map(({ id, name, hex }) => ({ value: id, label: name, hex })),
  },
]
