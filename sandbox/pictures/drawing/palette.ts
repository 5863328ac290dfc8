import type { FragranceFamily } from '../../catalog/model.ts'

export type Family = FragranceFamily | 'plain'

/** The background colors of a fragrance family, and the colors that go with them. */
export interface Background {
  wall: string
  floor: string
  /** The lit part of the wall. */
  light: string
  /** The lit part of the table, if it differs from the wall's. */
  sheen?: string
  /** For shadows and distant items. */
  deep: string
}

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

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** The color that lies `share` (0 to 1) of the way from one #rrggbb to another. */
export function mix(from: string, to: string, share: number): string {
  const [r, g, b] = channels(from)
  const [r2, g2, b2] = channels(to)
  const blend = (a: number, z: number) => Math.round(a + (z - a) * share)
  const value = (blend(r, r2) << 16) | (blend(g, g2) << 8) | blend(b, b2)
  return `#${value.toString(16).padStart(6, '0')}`
}

/** Perceived lightness of a #rrggbb, 0 to 1. */
export function lightness(hex: string): number {
  const [r, g, b] = channels(hex)
  return (r * 0.299 + g * 0.587 + b * 0.114) / 255
}

/** An ink color that is readable on a label of this color. */
export function inkOn(hex: string): string {
  return lightness(hex) > 0.56
    ? mix(hex, brandColors.night, 0.86)
    : mix(hex, brandColors.paper, 0.9)
}
