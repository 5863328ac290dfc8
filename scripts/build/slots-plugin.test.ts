import { expect, test } from 'vitest'

import { withoutEmptyPlaces } from './slots-plugin.ts'

const PAGE = `import { Place } from '../slots/place.tsx'
import { belowPrice, tileEnd as TileEnd } from '../slots/slots.ts'
const page = [belowPrice && <Place slot={belowPrice} />, TileEnd && <TileEnd />, shown && <p />]`

test('code for places that a shop does not fill is never reached, and not imported', () => {
  expect(withoutEmptyPlaces(PAGE, 'export {}').trim()).toBe(
    'const page = [false && <Place slot={belowPrice} />, false && <TileEnd />, shown && <p />]',
  )
})

test('code for places that a shop fills stays', () => {
  const slots = 'export const tileEnd = Stock\nexport const belowPrice: Slot = lazyCode(load)'

  expect(withoutEmptyPlaces(PAGE, slots)).toBe(PAGE)
})

test('the imports stay for one place that a shop fills', () => {
  expect(withoutEmptyPlaces(PAGE, 'export const tileEnd = Stock')).toBe(
    PAGE.replace('belowPrice &&', 'false &&'),
  )
})
