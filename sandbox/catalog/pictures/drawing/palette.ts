import { type Background, lightness, mix } from '../../../pictures/drawing/palette.ts'
import type { FragranceFamily } from '../../model.ts'

export type Family = FragranceFamily | 'plain'

export const brandColors = {
  paper: '#f8f4ec',
  juniper: '#1e3a31',
  moss: '#3c5a4b',
  copper: '#b8733f',
  brass: '#cbb48d',
  night: '#16261f',
  wood: '#a47a52',
} as const

export const backgrounds: Record<Family, Background> = {
  citrus: { wall: '#ead9b2', floor: '#d9c192', light: '#f6ecd3', deep: '#73551d' },
  woods: { wall: '#c9d1c3', floor: '#aebaa7', light: '#e1e6db', deep: '#2f4437' },
  floral: { wall: '#e7d3cf', floor: '#d4b8b4', light: '#f5e9e5', deep: '#6f4246' },
  spice: { wall: '#dfc3ab', floor: '#c9a486', light: '#f0decd', deep: '#653a1d' },
  sea: { wall: '#c5d3d6', floor: '#a6bac0', light: '#e0e9ea', deep: '#2a4954' },
  gourmand: { wall: '#e2d4c1', floor: '#cbb69b', light: '#f2e9dc', deep: '#54402d' },
  plain: { wall: '#e4e0d5', floor: '#cfc9ba', light: '#f4f1ea', deep: '#454238' },
}

/** An ink color that is readable on a label of this color. */
export function inkOn(hex: string): string {
  return lightness(hex) > 0.56
    ? mix(hex, brandColors.night, 0.86)
    : mix(hex, brandColors.paper, 0.9)
}
