import { expect, test } from 'vitest'

import { contrast } from '#shared/media/color.ts'
import type { Palette } from '#shared/theme.ts'
import { theme } from '#shop/theme.ts'

const { palette, ownColors } = theme

type Role = keyof Palette

const TEXT = ['ink', 'quiet', 'action', 'accent', 'danger', 'good'] satisfies Role[]
const GROUNDS = ['paper', 'surface', 'shade', 'groundPlain'] satisfies Role[]

/** Which roles are read on which grounds. */
const TEXTS: [Role, Role][] = [
  ...TEXT.flatMap((text) => GROUNDS.map((ground): [Role, Role] => [text, ground])),
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['onNight', 'night'],
  ['onNightQuiet', 'night'],
  ['ink', 'agentYellow'],
  ['ink', 'agentLime'],
]

/** Which roles draw the shape of a control on which grounds. */
const SHAPES: [Role, Role][] = [
  ['control', 'paper'],
  ['control', 'surface'],
  ['accent', 'paper'],
  ['accentLine', 'night'],
  ['nightDanger', 'night'],
]

test('the colors of the shop are written as six digits', () => {
  for (const [name, color] of Object.entries({ ...palette, ...ownColors })) {
    expect(color, name).toMatch(/^#[\da-f]{6}$/)
  }
})

test.each(TEXTS)('text in %s is readable on %s', (text, ground) => {
  expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
})

test.each(SHAPES)('a shape in %s is visible on %s', (shape, ground) => {
  expect(contrast(palette[shape], palette[ground])).toBeGreaterThanOrEqual(3)
})
