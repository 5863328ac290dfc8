import { existsSync } from 'node:fs'
import { posix, relative, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { SEAMS, SHOP_PACKAGES } from '#scripts/seams.ts'
import { SHOP_FOLDER } from '#scripts/shop-folder.ts'

import { filesOf, isTest, partOf, ROOT, walk } from './sources.ts'

const SHOP = relative(ROOT, SHOP_FOLDER)
const seams = new Set(SEAMS.map(({ path }) => path))
/** A shop's browser tests are in a folder of their own, and import what they need. */
const ofShop = filesOf(`${SHOP}/**/*.{ts,tsx}`).filter((path) => !path.startsWith(`${SHOP}/tests/`))
const isTestOfShop = (path: string) => isTest(path.slice(SHOP.length + 1))

/** The specifiers of a file, also those of types and of `import()`. */
function specifiersIn(path: string) {
  const found = new Set<string>()
  walk(path, (node) => {
    const specifier =
      partOf(node, 'source', 'value') ?? partOf(node, 'argument', 'literal', 'value')
    if (typeof specifier === 'string') found.add(specifier)
  })
  return [...found]
}

function isAllowed(path: string, specifier: string) {
  if (specifier.startsWith('.'))
    return posix.join(posix.dirname(path), specifier).startsWith(`${SHOP}/`)
  if (specifier.startsWith('#shop/')) return true
  if (!specifier.startsWith('#')) return SHOP_PACKAGES.includes(specifier)
  const imported = specifier.slice(1)
  return seams.has(imported) && (isTestOfShop(path) || !isTest(imported))
}

test('a retailer’s folder imports only its own files, named seams of the core, and a few packages', () => {
  expect(ofShop.length).toBeGreaterThan(0)
  const refused = ofShop.flatMap((path) =>
    specifiersIn(path)
      .filter((specifier) => !isAllowed(path, specifier))
      .map((specifier) => `${path} imports ${specifier}, which scripts/seams.ts does not name`),
  )
  expect(refused).toEqual([])
})

test('rejects other files of the core, other packages, and test code in a page', () => {
  const module = `${SHOP}/modules/finder/finder.tsx`
  for (const specifier of [
    '#client/bag/cart-page.tsx',
    '../../../client/bag/cart-page.tsx',
    '#tests/worker/shop.ts',
    '@stitches/react',
    'node:fs',
  ])
    expect(isAllowed(module, specifier), specifier).toBe(false)
  for (const specifier of ['#client/ui/text.tsx', './look.tsx', '#shop/markets.ts', 'react'])
    expect(isAllowed(module, specifier), specifier).toBe(true)
  expect(isAllowed(`${SHOP}/modules/finder.test.ts`, '#tests/worker/shop.ts')).toBe(true)
})

test('every seam is a file, is named once, and says what it is for', () => {
  expect(SEAMS.filter(({ path }) => !existsSync(resolve(ROOT, path)))).toEqual([])
  expect(seams.size).toBe(SEAMS.length)
  expect(SEAMS.filter((seam) => seam.for.trim() === '')).toEqual([])
})
