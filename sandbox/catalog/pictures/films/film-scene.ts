import { mix } from '../../../pictures/drawing/palette.ts'

/** Wide for computers, tall for phones. */
export const filmShapes = {
  wide: { width: 1280, height: 720 },
  tall: { width: 720, height: 960 },
} as const

export type FilmShape = keyof typeof filmShapes

/** A short film that is drawn frame by frame; it ends as it begins, because players repeat it. */
export type FilmScene = (seconds: number, shape: FilmShape) => string

export const FILM_SECONDS = 6

/** How far a movement from one moment to another has come, from 0 to 1, without a jolt at its ends. */
export function eased(seconds: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (seconds - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** A wave with a whole number of periods in a film, from -1 to 1. */
export const wave = (seconds: number, periods: number, shift = 0): number =>
  Math.sin((seconds / FILM_SECONDS) * periods * 2 * Math.PI + shift)

/** Colors at moments, blended between them. */
export function colorAt(seconds: number, moments: readonly (readonly [number, string])[]): string {
  const next = moments.findIndex(([moment]) => moment > seconds)
  const [to, after] = moments.at(next) ?? [0, '#000000']
  const [from, before] = moments[next - 1] ?? [to, after]
  return next < 1 ? after : mix(before, after, eased(seconds, from, to))
}

export const linear = (id: string, ...colors: string[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(colors)}</linearGradient>`

export const radial = (id: string, ...colors: string[]): string =>
  `<radialGradient id="${id}">${stops(colors)}</radialGradient>`

const stops = (colors: readonly string[]) =>
  colors
    .map((color, at) => `<stop offset="${at / (colors.length - 1)}" stop-color="${color}"/>`)
    .join('')

/** A flame that stands on (x, y) and leans with the air. */
export function livingFlame(x: number, y: number, size: number, seconds: number): string {
  const lean = wave(seconds, 9, x) * 5 + wave(seconds, 16, x * 2) * 3
  const tall = 74 + wave(seconds, 13, x) * 7 + wave(seconds, 29, x) * 4
  const tip = `${lean * 2.2} ${-tall}`
  return (
    `<g transform="translate(${x} ${y}) scale(${size})"><circle cy="-34" r="${150 + wave(seconds, 13, x) * 12}" fill="url(#halo)"/>` +
    `<path d="M0 4V-14" stroke="#3a2c20" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M${tip}C${6 + lean} ${-tall * 0.7} 17 ${-tall * 0.52} 17-22A17 17 0 0 1-17-22C-17 ${-tall * 0.5} ${lean - 7} ${-tall * 0.66} ${tip}Z" fill="#f3a64a"/>` +
    `<path d="M${lean * 1.3} ${-tall * 0.74}C${4 + lean * 0.4} ${-tall * 0.5} 10 ${-tall * 0.4} 10-18A10 10 0 0 1-10-18C-10 ${-tall * 0.4} ${lean * 0.4 - 4} ${-tall * 0.5} ${lean * 1.3} ${-tall * 0.74}Z" fill="#fff3cf"/></g>`
  )
}

export const frame = (
  { width, height }: { width: number; height: number },
  definitions: string,
  drawn: string,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${drawn}</svg>`
