import type { Localized } from '../platform/localized.ts'

export interface Color {
  id: string
  name: Localized
  hex: string
}

/** Colors of holders, warmers and cards. */
export const colors: Color[] = [
  { id: 'chalk', name: { en: 'Chalk', fr: 'Craie' }, hex: '#efe9dd' },
  { id: 'fog', name: { en: 'Fog', fr: 'Brume grise' }, hex: '#b9bfbd' },
  { id: 'ink', name: { en: 'Ink', fr: 'Encre' }, hex: '#2b3038' },
  { id: 'juniper', name: { en: 'Juniper', fr: 'Genévrier' }, hex: '#2f4a3e' },
  { id: 'moss', name: { en: 'Moss', fr: 'Mousse' }, hex: '#6f7a4d' },
  { id: 'sage', name: { en: 'Sage', fr: 'Sauge' }, hex: '#a3b09a' },
  { id: 'clay', name: { en: 'Clay', fr: 'Argile' }, hex: '#b8795a' },
  { id: 'copper', name: { en: 'Copper', fr: 'Cuivre' }, hex: '#a9683f' },
  { id: 'plum', name: { en: 'Plum', fr: 'Prune' }, hex: '#5c4254' },
  { id: 'ochre', name: { en: 'Ochre', fr: 'Ocre' }, hex: '#c29445' },
  { id: 'smoke', name: { en: 'Smoke', fr: 'Fumée' }, hex: '#6e6a66' },
  { id: 'rosewood', name: { en: 'Rosewood', fr: 'Bois de rose' }, hex: '#8a5550' },
]
