import type { Family } from './palette.ts'

type Point = [x: number, y: number]

const written = (value: number) => String(Math.round(value * 10) / 10)
const whole = (value: number) => String(Math.round(value))

/** One cubic petal, its points turned `count` times around the middle. */
function rosette(count: number, points: Point[]): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    const turned = points.map(
      ([x, y]) =>
        `${whole(x * Math.cos(angle) - y * Math.sin(angle))} ${whole(x * Math.sin(angle) + y * Math.cos(angle))}`,
    )
    return `M${turned[0]}C${turned.slice(1, 4).join(' ')}C${turned.slice(4, 7).join(' ')}`
  }).join('')
}

const needles = [-34, -22, -10, 2, 14, 26]
  .map((y, index) => {
    const reach = 12 + index * 4
    const bend = written(reach * 0.4)
    return `M0 ${y}q-${bend}-2-${reach}-${14 - index}M0 ${y}q${bend}-2 ${reach}-${14 - index}`
  })
  .join('')

const dots = (points: Point[], r: number) =>
  points
    .map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0-${r * 2} 0`)
    .join('')

/** Line drawings in a square of 100 around the middle; open strokes in the color around them. */
const strokes: Record<Family, string> = {
  citrus: `M-4 48C-6 30-4 14 2 0M-4 34C-26 34-40 20-42 2C-22 2-6 14-4 34ZM-2 24C14 24 32 16 38-2C20-4 4 4-2 24Z${dots([[6, -22]], 22)}M6-44V0M-16-22H28M-9.6-37.6L21.6-6.400M21.6-37.6L-9.6-6.400`,
  woods: `M0 48V-48${needles}`,
  floral: `${rosette(5, [
    [0, -7],
    [-20, -16],
    [-22, -40],
    [0, -47],
    [22, -40],
    [20, -16],
    [0, -7],
  ])}${dots([[0, 0]], 6)}`,
  spice: `${rosette(8, [
    [0, -8],
    [-10, -18],
    [-8, -36],
    [0, -48],
    [8, -36],
    [10, -18],
    [0, -8],
  ])}M0-26v4M0 26v-4M-26 0h4M26 0h-4M18 18l-3-3M-18 18l3-3M18-18l-3 3M-18-18l3 3`,
  sea: `${dots([[0, -24]], 16)}M-46 10q11.5-15 23 0t23 0 23 0 23 0M-34 26q8.5-11 17 0t17 0 17 0 17 0M-20 40q5-7 10 0t10 0 10 0 10 0`,
  gourmand: `M-22 48C-30 16-14-22 20-48C16-14 2 24-22 48ZM-16 30C-12 6-2-16 10-30M24 46C28 28 22 12 14 2${rosette(
    5,
    [
      [0, 0],
      [-7, -7],
      [-6, -14],
      [0, -18],
      [6, -14],
      [7, -7],
      [0, 0],
    ],
  )}`,
  plain: `M0 48V-40${needles}`,
}

/** The family's drawing, centered on (x, y), `size` high. */
export function ornament(family: Family, x: number, y: number, size: number): string {
  const scale = size / 100
  return `<path d="${strokes[family]}" transform="translate(${written(x)} ${written(y)}) scale(${Math.round(scale * 1000) / 1000})" fill="none" stroke="currentColor" stroke-width="${written(Math.min(3.4, 2.1 / scale))}" stroke-linecap="round"/>`
}

/** The brand's mark: a sprig of juniper with three berries. Filled, in a square of 100. */
export const juniperMark =
  `<path d="M0 48C-1 20 1-14 0-44${needles}" fill="none" stroke="currentColor" stroke-width="4.5" stroke-linecap="round"/>` +
  `<path d="${dots(
    [
      [-15, 34],
      [15, 34],
      [0, 22],
    ],
    7,
  )}" fill="#b8733f"/>`
