import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { systemTypes } from './generate/metadata.ts'
import { LINE_TYPES, PRODUCT_TYPES } from './generate/shop-attributes.ts'
import { apis, textOf } from './testing/contracts.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** What only hooks of an instance can add to standard responses, or understand in standard requests. */
const OF_HOOKS: Readonly<Record<string, string>> = {
  c_bopis_productId_available: 'of a store, for the product of the request',
  c_productId: 'the product of a request for stores',
  c_calloutMessage: 'of the promotion of a price adjustment',
  c_promotionDetails: 'of the promotion of a price adjustment',
  c_lineItemText: 'of the product of a gift certificate',
  c_productImage: 'of the product of a gift certificate',
  c_orderImage: 'a picture of all products of an order',
  c_lastModified: 'of the product of a hit',
  c_links: 'pages that fit the phrase of a search',
  c_pages: 'pages that fit a phrase',
  c_popularSearches: 'what others search for',
  c_sitenav: 'asks for the categories of the menu',
}

const computed = Object.entries({ ...PRODUCT_TYPES, ...LINE_TYPES }).flatMap(([field, row]) =>
  row === 'computed' ? field : [],
)
const defined = Object.values(systemTypes()).flatMap((groups) =>
  Object.values(groups).flatMap((attributes) => attributes.map(({ id }) => `c_${id}`)),
)
const inContracts = apis.flatMap((api) => textOf(`${api}/schema.yaml`).match(/\bc_\w+/g) ?? [])

test('every custom field in the code of the worker is defined, or known to come from elsewhere', () => {
  const known = new Set([
    ...defined,
    ...computed,
    ...inContracts,
    ...Object.keys(OF_HOOKS),
    // The platform defines the body of content assets, and reference metadata whether the menu has a category.
    'c_body',
    'c_showInMenu',
  ])
  const files = globSync('worker/**/*.ts', { cwd: ROOT }).filter(
    (path) => !path.endsWith('.test.ts'),
  )
  const used = files.flatMap((path) => {
    const names = readFileSync(resolve(ROOT, path), 'utf8').match(/\bc_[A-Za-z]\w*/g) ?? []
    return names.filter((name) => !known.has(name)).map((name) => `${path}: ${name}`)
  })

  expect(files.length).toBeGreaterThan(100)
  expect([...new Set(used)]).toEqual([])
})
