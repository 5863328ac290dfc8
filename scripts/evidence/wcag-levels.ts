// WCAG 2.2, without 4.1.1, which is obsolete.
const LEVEL_A =
  `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
  2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`.split(/\s+/)
const LEVEL_AA =
  `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2
  3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`.split(/\s+/)

/** The level of every criterion, by its number. */
export const CRITERIA: ReadonlyMap<string, 'A' | 'AA'> = new Map([
  ...LEVEL_A.map((id): [string, 'A'] => [id, 'A']),
  ...LEVEL_AA.map((id): [string, 'AA'] => [id, 'AA']),
])
