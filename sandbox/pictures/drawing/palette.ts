/** The colors of a background, and those that go with them. */
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
