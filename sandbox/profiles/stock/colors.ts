import type { Color } from '../../catalog/colors.ts'

export const colors: readonly Color[] = [
  { id: 'chalk', name: { en: 'Chalk', fr: 'Craie' }, hex: '#f1ede3' },
  { id: 'oat', name: { en: 'Oat', fr: 'Avoine' }, hex: '#d9c9ab' },
  { id: 'camel', name: { en: 'Camel', fr: 'Chameau' }, hex: '#b98a54' },
  { id: 'tobacco', name: { en: 'Tobacco', fr: 'Tabac' }, hex: '#7c5230' },
  { id: 'espresso', name: { en: 'Espresso', fr: 'Café serré' }, hex: '#4a3429' },
  { id: 'black', name: { en: 'Black', fr: 'Noir' }, hex: '#26262a' },
  { id: 'slate', name: { en: 'Slate', fr: 'Ardoise' }, hex: '#5d6770' },
  { id: 'mist', name: { en: 'Mist', fr: 'Brume' }, hex: '#b8c2c6' },
  { id: 'sky', name: { en: 'Sky', fr: 'Ciel' }, hex: '#a9c4dc' },
  { id: 'indigo', name: { en: 'Indigo', fr: 'Indigo' }, hex: '#41597f' },
  { id: 'navy', name: { en: 'Navy', fr: 'Marine' }, hex: '#26344f' },
  { id: 'bottle', name: { en: 'Bottle Green', fr: 'Vert bouteille' }, hex: '#2f4f42' },
  { id: 'olive', name: { en: 'Olive', fr: 'Olive' }, hex: '#6d6d42' },
  { id: 'sage', name: { en: 'Sage', fr: 'Sauge' }, hex: '#a9b79c' },
  { id: 'mustard', name: { en: 'Mustard', fr: 'Moutarde' }, hex: '#c9973b' },
  { id: 'rust', name: { en: 'Rust', fr: 'Rouille' }, hex: '#a6532f' },
  { id: 'claret', name: { en: 'Claret', fr: 'Bordeaux' }, hex: '#6e2938' },
  { id: 'rose', name: { en: 'Dusty Rose', fr: 'Vieux rose' }, hex: '#d0a29b' },
]
