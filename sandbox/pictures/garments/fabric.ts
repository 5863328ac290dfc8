import { lightness, mix } from '../drawing/palette.ts'

/** The color of a piece of clothing, and the shades that its parts are drawn in. */
export interface Fabric {
  color: string
  dark: string
  light: string
  /** Of seams and edges. */
  line: string
}

export function createFabric(color: string): Fabric {
  const isDark = lightness(color) < 0.3
  return {
    color,
    dark: mix(color, '#000000', 0.2),
    light: mix(color, '#ffffff', 0.2),
    line: isDark ? mix(color, '#ffffff', 0.3) : mix(color, '#000000', 0.38),
  }
}

/** A piece of fabric: its color, its weave, the light on it, and its edge. */
export const piece = (path: string, fabric: Fabric, color = fabric.color): string =>
  `<path d="${path}" fill="${color}" stroke="${fabric.line}" stroke-width="3" stroke-linejoin="round"/>` +
  `<path d="${path}" fill="url(#weave)"/><path d="${path}" fill="url(#folds)"/>`

/** Seams and creases. */
export const seams = (path: string, { line }: Fabric, width = 2.5): string =>
  `<path d="${path}" fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Visible stitches beside a seam. */
export const stitches = (path: string, { line }: Fabric): string =>
  `<path d="${path}" fill="none" stroke="${line}" stroke-width="2" stroke-dasharray="9 6"/>`

export const buttons = (points: readonly (readonly [number, number])[], color: string, r = 6) =>
  points
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}" stroke="#0004" stroke-width="1.5"/>`,
    )
    .join('')

/** Buttons below each other. */
export const row = (x: number, from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, at) => [x, from + ((to - from) * at) / (count - 1)] as const)

const tile = (size: number, inner: string, rotation = 0) =>
  `<pattern id="weave" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${rotation === 0 ? '' : ` patternTransform="rotate(${rotation})"`}>${inner}</pattern>`

const stripe = (size: number, width: number, color: string, rotation: number) =>
  tile(size, `<path d="M0 0V${size}" stroke="${color}" stroke-width="${width}"/>`, rotation)

const knit = (size: number) =>
  tile(
    size,
    `<path d="M0 0L${size / 2} ${size * 0.7}L${size} 0M0 ${size}L${size / 2} ${size * 1.7}" fill="none" stroke="#0002" stroke-width="2"/>`,
  )

const grid = (size: number, color: string) =>
  tile(
    size,
    `<path d="M0 0V${size}M0 0H${size}" stroke="${color}" stroke-width="${size / 4}" fill="none"/>`,
  )

const plaid = tile(
  96,
  '<path d="M0 0H40V96H0Z" fill="#0002"/><path d="M0 0H96V40H0Z" fill="#0002"/><path d="M68 0V96M0 68H96" stroke="#fff5" stroke-width="4"/>',
)

const plain = tile(8, '')

/** How cloths look, by their id. */
const weaves: ReadonlyMap<string, string> = new Map([
  ['linen', grid(7, '#0000000f')],
  ['poplin', plain],
  ['oxford', grid(8, '#ffffff2b')],
  ['flannel', plaid],
  ['chambray', grid(6, '#ffffff26')],
  ['jersey', plain],
  ['slub', stripe(11, 1.6, '#00000014', 90)],
  ['twill', stripe(8, 1.6, '#0000001c', 40)],
  ['corduroy', stripe(12, 4, '#0000002b', 0)],
  ['denim', stripe(6, 1.8, '#ffffff2e', 35)],
  ['satin', plain],
  ['crepe', grid(5, '#00000010')],
  ['merino', knit(9)],
  ['lambswool', knit(16)],
  ['cashmere', knit(12)],
  ['cotton', knit(14)],
  ['boiled', grid(5, '#ffffff1a')],
  ['gabardine', stripe(5, 1.2, '#0000001a', 60)],
  ['fleece', grid(9, '#0000000d')],
  ['canvas', grid(8, '#0000001c')],
])

export const findWeave = (material: string): string => weaves.get(material) ?? plain

const SHINE: ReadonlyMap<string, number> = new Map([
  ['satin', 0.42],
  ['leather', 0.3],
  ['crepe', 0.2],
])

/** The light on a piece, from the upper left: shiny cloth has more of it. */
export function drawFolds(material: string): string {
  const shine = SHINE.get(material) ?? 0.1
  return (
    `<linearGradient id="folds" x2="1" y2=".35"><stop stop-color="#fff" stop-opacity="${shine}"/>` +
    '<stop offset=".38" stop-color="#000" stop-opacity="0"/>' +
    `<stop offset=".55" stop-color="#fff" stop-opacity="${shine * 0.6}"/>` +
    '<stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>'
  )
}
