import { expect, test } from 'vitest'

import { inRouteSpelling, withoutAdded } from './meant-address.ts'

test.each([
  ['/Cart', '/cart'],
  ['/G/Home-Decor', '/g/Home-Decor'],
  ['/P/Sea-Salt-JW0801', '/p/Sea-Salt-JW0801'],
  ['/Love-It-List/AbC', '/love-it-list/AbC'],
  ['/Customer-Care/Privacy-And-Security.HTML', '/customer-care/privacy-and-security.html'],
  ['/customer-Care/Returns', '/customer-care/Returns'],
  ['/C/Shop-By-Category', '/c/shop-by-category'],
  ['/Activate-Expired', '/activate-Expired'],
  ['/Carts', null],
  ['/G/%ff', null],
])('%s is spelled %s', (path, spelled) => {
  expect(inRouteSpelling(path)).toBe(spelled)
})

test.each([
  ['/g/gifts)', '/g/gifts'],
  ['/g/gifts.', '/g/gifts'],
  ['/returns.html.', '/returns.html'],
  ['/g/gifts%22%3E', '/g/gifts'],
  ['/g/gifts%E2%80%9D', '/g/gifts'],
  ['/g/gifts&gt;', '/g/gifts'],
  ['/g/gifts%0D%0A', '/g/gifts'],
  ['/)', '/'],
  ['/st-johns_(gifts)', null],
  ['/returns.html', null],
  ['/caf%C3', null],
])('%s without what was added is %s', (path, rest) => {
  expect(withoutAdded(path)).toBe(rest)
})
