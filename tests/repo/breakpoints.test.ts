import { expect, test } from 'vitest'

import { stylesheetText } from '#client/ui/stylesheet.ts'

import { filesOf, isTest, textOf } from './sources.ts'

/** sm, md, lg, xl, xxl and xxxl (spec 1 and spec 3 §9.4), in em. */
const BREAKPOINTS = [1, 37.5, 56.25, 75, 90, 112.5]

/** From 768 and 920 px on, a group of recommendations shows three and four products (spec 2 §9). */
const OF_CAROUSEL = [48, 57.5]

const WIDTH = /\((min|max)-(?:width|inline-size): ?([\d.]+)(\w+)\)/g

/** A maximum width is just below a breakpoint. */
const isAllowed = (kind: string, em: number) =>
  kind === 'min'
    ? [...BREAKPOINTS, ...OF_CAROUSEL].includes(em)
    : BREAKPOINTS.some((each) => Math.abs(each - em - 0.01) < 0.001)

const oddWidths = (text: string) =>
  [...text.matchAll(WIDTH)]
    .filter(([, kind = '', value, unit]) => unit !== 'em' || !isAllowed(kind, Number(value)))
    .map(([query]) => query)

test('the only breakpoints are those of the specification', () => {
  const inStyles = new Set(stylesheetText().match(/@media [^{]*width[^{]*/g))
  expect(inStyles.size).toBeGreaterThan(8)
  expect([...inStyles].flatMap(oddWidths)).toEqual([])

  const sources = filesOf('{client,worker,shared,sandbox}/**/*.{ts,tsx,css,html}').filter(
    (path) => !isTest(path),
  )
  const found = sources.flatMap((path) =>
    textOf(path)
      .split('\n')
      .filter((line) => !line.includes('@container'))
      .flatMap(oddWidths)
      .map((query) => `${path} ${query}`),
  )
  expect(found).toEqual([])
})

test('no rule depends on an element’s own width', () => {
  expect(stylesheetText()).not.toContain('@container')
})
