import { expect, test } from 'vitest'

import { findFolder } from './build/folder-sizes.ts'
import { folderReport } from './folder-report.ts'

test('a module belongs to its package or to its folder of the shop', () => {
  const folders = [
    '/shop/node_modules/react-dom/client.js',
    '/shop/node_modules/a/node_modules/@tanstack/query-core/build/query.js',
    '/shop/client/bag/bag.tsx',
    '/shop/client/ui/button.tsx',
    '/shop/client/entry.tsx',
    '/shop/shared/routes.ts',
    '\0vite/preload-helper.js',
  ].map((id) => findFolder(id, '/shop'))

  expect(folders).toEqual([
    'react-dom',
    '@tanstack/query-core',
    'client/bag',
    'client/ui',
    'client',
    'shared',
    'vite',
  ])
})

test('the kB of a page are divided among the folders of its scripts', () => {
  const pages = new Map([
    ['home', new Map([['/a.js', 60]])],
    ['product', new Map(Object.entries({ '/a.js': 60, '/b.js': 8 }))],
  ])
  const sizes = {
    'a.js': { 'react-dom': 400, react: 100, 'client/bag': 100 },
    'b.js': { 'client/bag': 50, 'client/product': 150 },
  }
  const rows = folderReport(pages, sizes)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))

  expect(rows).toEqual([
    ['home', 'product'],
    ['react-dom', '40.0', '40.0'],
    ['client/bag', '10.0', '12.0'],
    ['react', '10.0', '10.0'],
    ['client/product', '6.0'],
  ])
})
