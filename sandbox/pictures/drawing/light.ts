import { type Background, mix } from './palette.ts'
import { n } from './shape.ts'

type Stop = [offset: number, color: string, opacity: number]

const white = '#fff'
const black = '#000'

const part = (share: number) => String(share).replace(/^0\./, '.')

/** A color with its opacity in one hex value, as short as possible. */
function tint(color: string, opacity: number): string {
  if (opacity === 1) return color
  const digits = Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')
  if (color.length === 7) return color + digits
  const short = Math.round(opacity * 15).toString(16)
  const [, channel = '0'] = color
  return Math.abs(Number.parseInt(short + short, 16) - opacity * 255) < 5
    ? color + short
    : `#${channel.repeat(6)}${digits}`
}

const stops = (list: Stop[]) =>
  list
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${part(offset)}" stop-color="${tint(color, opacity)}"/>`,
    )
    .join('')

const across = (id: string, list: Stop[]) =>
  `<linearGradient id="${id}">${stops(list)}</linearGradient>`

const down = (id: string, list: Stop[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`

const outward = (id: string, list: Stop[]) =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`

/**
 * Light comes from the upper left in every picture. These gradients have no color, so one set works
 * for every material of a picture.
 */
const lightById = new Map([
  [
    'glass',
    across('glass', [
      [0, black, 0.27],
      [0.05, black, 0.04],
      [0.12, white, 0.14],
      [0.13, white, 0.46],
      [0.19, white, 0.4],
      [0.21, white, 0.07],
      [0.55, white, 0],
      [0.94, black, 0.2],
      [0.965, white, 0.34],
      [1, black, 0.2],
    ]),
  ],
  [
    'matte',
    across('matte', [
      [0, black, 0.2],
      [0.11, black, 0.03],
      [0.25, white, 0.24],
      [0.48, white, 0.03],
      [0.95, black, 0.24],
      [1, black, 0.16],
    ]),
  ],
  [
    'metal',
    across('metal', [
      [0, black, 0.42],
      [0.1, black, 0.1],
      [0.2, white, 0.62],
      [0.32, white, 0.12],
      [0.56, black, 0.14],
      [0.8, black, 0.3],
      [0.92, white, 0.26],
      [1, black, 0.34],
    ]),
  ],
  [
    'depth',
    down('depth', [
      [0, white, 0.16],
      [0.4, black, 0],
      [1, black, 0.24],
    ]),
  ],
  [
    'contact',
    outward('contact', [
      [0, black, 0.5],
      [0.55, black, 0.26],
      [1, black, 0],
    ]),
  ],
  [
    'glow',
    outward('glow', [
      [0, '#ffe9b8', 0.85],
      [0.4, '#ffd591', 0.28],
      [1, '#ffcf86', 0],
    ]),
  ],
  [
    'dusk',
    down('dusk', [
      [0, '#5f7891', 1],
      [0.4, '#a59ba0', 1],
      [0.72, '#dcae88', 1],
      [1, '#ecc893', 1],
    ]),
  ],
  [
    'flame',
    down('flame', [
      [0, '#fff6df', 0.92],
      [0.55, '#ffd98a', 1],
      [0.85, '#f0a04a', 0.9],
      [1, '#6f86a8', 0.5],
    ]),
  ],
])

/** The definitions of the gradients that a drawing uses. */
function lightDefinitions(drawn: string): string {
  const used = [...lightById].filter(([id]) => drawn.includes(`url(#${id})`))
  return used.map(([, gradient]) => gradient).join('')
}

/** Wall and floor in the colors of a background, as gradients `wall` and `floor`. */
function groundDefinitions(ground: Background, drawn: string): string {
  const wall = `<radialGradient id="wall" cx=".3" cy=".28" r=".95">${stops([
    [0, ground.light, 1],
    [0.55, ground.wall, 1],
    [1, mix(ground.wall, ground.floor, 0.7), 1],
  ])}</radialGradient>`
  const floor = down('floor', [
    [0, mix(ground.floor, ground.deep, 0.1), 1],
    [0.14, ground.floor, 1],
    [1, mix(ground.floor, ground.sheen ?? ground.light, 0.6), 1],
  ])
  return wall + (drawn.includes('url(#floor)') ? floor : '')
}

interface Item {
  width: number
  /** Half the width of what touches the ground. */
  foot?: number
  /** Hangs on a wall. */
  hangs?: boolean
}

/**
 * The shadow of an item on the ground: a soft one, slightly away from the light, and a dark line where the item touches
 * the ground, without which it seems to float.
 */
export function contactShadow({ width, foot = width / 2, hangs }: Item): string {
  if (hangs) return ''
  const rx = Math.round(foot * 1.2 + 14)
  const touch = `<ellipse cy="${n(-foot * 0.05)}" rx="${n(foot * 0.84)}" ry="${n(foot * 0.06 + 5)}" fill="#0005"/>`
  return `<ellipse cx="${n(foot * 0.09)}" cy="-5" rx="${rx}" ry="${n(rx * 0.115 + 6)}" fill="url(#contact)"/>${touch}`
}

/** A shape in its color, with the light of its material over it. */
export function lit(
  path: string,
  color: string,
  material: 'glass' | 'matte' | 'metal' | 'depth',
): string {
  return `<path d="${path}" fill="${color}"/><path d="${path}" fill="url(#${material})"/>`
}

const strand = '<path d="M0 4V-14" stroke="#3a2c20" stroke-width="4" stroke-linecap="round"/>'

const unlit = `<g id="burning">${strand}</g>`

const burning =
  '<g id="burning"><circle cy="-34" r="74" fill="url(#glow)"/>' +
  strand +
  '<path d="M0-70C4-52 15-38 15-23A15 16 0 0 1-15-23C-15-36-5-48 0-70Z" fill="url(#flame)"/></g>'

/** A flame on its strand, about 64 high at scale 1. */
export function flame(x: number, y: number, scale = 1): string {
  const size = scale === 1 ? '' : ` scale(${scale})`
  return `<use href="#burning" transform="translate(${x} ${y})${size}"/>`
}

interface Sheet {
  width: number
  height: number
  ground: Background
  /** Draws what burns without its flames. */
  isUnlit?: boolean
}

/** A complete picture: the drawing, with only the definitions it uses. */
export function picture(
  { width, height, ground, isUnlit = false }: Sheet,
  drawing: string,
): string {
  const shared = shareOutlines(drawing)
  const { drawn } = shared
  const flames = isUnlit ? unlit : burning
  const definitions = shared.definitions + (drawn.includes('#burning') ? flames : '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${lightDefinitions(drawn + definitions)}${groundDefinitions(ground, drawn)}${definitions}</defs>${drawn}</svg>`
}

interface Outline {
  id: string
  uses: number
}

const outlinePattern = /<path d="([^"]{40,})"/g

const pathPattern = / d="[^"]+"/g

/** A minus sign separates two numbers of a path as well as a space does. */
const withoutSpaces = (path: string) => path.replaceAll(/(\d) -/g, '$1-')

/**
 * A shape and the light on it have the same outline, often a long one. Outlines that occur more
 * than once are written once, in `definitions`, and referenced in `drawn`.
 */
function shareOutlines(full: string): { definitions: string; drawn: string } {
  const drawing = full.replace(pathPattern, withoutSpaces)
  const outlines = new Map<string, Outline>()
  for (const [, path = ''] of drawing.matchAll(outlinePattern)) {
    const known = outlines.get(path)
    if (known) known.uses += 1
    else outlines.set(path, { id: `o${outlines.size}`, uses: 1 })
  }
  const shared = [...outlines].filter(([, outline]) => outline.uses > 1)
  return {
    definitions: shared.map(([path, { id }]) => `<path id="${id}" d="${path}"/>`).join(''),
    drawn: drawing.replace(outlinePattern, (whole, path: string) => {
      const outline = outlines.get(path)
      return outline && outline.uses > 1 ? `<use href="#${outline.id}"` : whole
    }),
  }
}
