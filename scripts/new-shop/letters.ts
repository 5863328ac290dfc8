/** Letters and digits as lines in a square of 40. Icons drawn as text would depend on the installed fonts. */
const LINES: Readonly<Record<string, string>> = {
  A: 'M12 30 20 10l8 20M15 23h10',
  B: 'M13 20h7a5 5 0 0 0 0-10h-7v20h8a5 5 0 0 0 0-10h-1',
  C: 'M27 12.9a10 10 0 1 0 0 14.2',
  D: 'M13 10v20h5a10 10 0 0 0 0-20Z',
  E: 'M26 10H14v20h12M14 20h10',
  F: 'M26 10H14v20M14 20h10',
  G: 'M27 12.9A10 10 0 1 0 30 20h-8',
  H: 'M13 10v20M27 10v20M13 20h14',
  I: 'M20 10v20',
  J: 'M25 10v14a6 6 0 0 1-12 0',
  K: 'M14 10v20M26 10 14 21.5M18.5 17.5 27 30',
  L: 'M14 10v20h12',
  M: 'M11 30V10l9 13 9-13v20',
  N: 'M13 30V10l14 20V10',
  O: 'M20 10a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z',
  P: 'M14 30V10h7a6 6 0 0 1 0 12h-7',
  Q: 'M20 10a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM23 24l6 6',
  R: 'M14 30V10h7a6 6 0 0 1 0 12h-7M20 22l7 8',
  S: 'M25.5 13.2C24 11 22 10 19.8 10c-3.3 0-5.8 2-5.8 4.9 0 6.6 12 3.6 12 10.2 0 2.9-2.7 4.9-6 4.9-2.7 0-5-1.3-6.3-3.6',
  T: 'M12 10h16M20 10v20',
  U: 'M13 10v13a7 7 0 0 0 14 0V10',
  V: 'M12 10l8 20 8-20',
  W: 'M9 10l5.5 20L20 12l5.5 18L31 10',
  X: 'M13 10l14 20M27 10 13 30',
  Y: 'M12 10l8 10 8-10M20 20v10',
  Z: 'M13 10h14L13 30h14',
  0: 'M20 10c-4.5 0-7 4-7 10s2.5 10 7 10 7-4 7-10-2.5-10-7-10Z',
  1: 'M15 14l5-4v20',
  2: 'M14 15a6 6 0 0 1 12 0c0 4-5 7-12 15h12.5',
  3: 'M14 10h12l-7 8a6 6 0 1 1-6 9',
  4: 'M23 30V10L12 24h16',
  5: 'M25 10h-9l-1 8.5a6.3 6.3 0 1 1-1.5 9',
  6: 'M24 10c-6 4-10 9-10 14a6 6 0 1 0 6-6c-2.5 0-4.5 1-5.5 3',
  7: 'M13 10h14L17 30',
  8: 'M20 10a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2Zm0 9.2a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8Z',
  9: 'M16 30c6-4 10-9 10-14a6 6 0 1 0-6 6c2.5 0 4.5-1 5.5-3',
}

/** A dot, for names in other scripts. */
const DOT = 'M20 14a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z'

/** The first letter or digit of a name, as a path. */
export function initialOf(name: string) {
  const [first = ''] = name.normalize('NFD').match(/[\p{L}\p{N}]/u) ?? []
  return LINES[first.toUpperCase()] ?? DOT
}
