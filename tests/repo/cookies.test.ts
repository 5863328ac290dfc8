import { expect, test } from 'vitest'

import { STORAGE } from '#shared/browser-storage.ts'
import { cookiePurposes } from '#scripts/cookie-purposes.ts'
import { COOKIES } from '#shared/storage/cookie-declarations.ts'
import { cookieName } from '#shared/storage/cookies.ts'
import * as storageKeys from '#shared/storage/storage-keys.ts'
import { WANTED_WISH_KEY } from '#shared/wish-list/storage.ts'
import { cookiesTable, DOCUMENT, storageTable, withCookiesTable } from '#scripts/cookies-table.ts'

import {
  filesOf,
  isTest,
  locationsWhere,
  nameOf,
  partOf,
  textOf,
  type SyntaxNode,
} from './sources.ts'

const REGISTRY = 'shared/storage/cookies.ts'
const TAB_STORAGE = 'client/app/tab-storage.ts'
const RECENT_SEARCHES = 'client/features/search/recent-searches.ts'
const KEPT_VALUES = 'client/features/bag/stored-values.ts'
const SERVICE_WORKER = 'client/service-worker/service-worker.ts'
/** Delete stores and the database of Workbox. */
const UNREGISTER = 'client/service-worker/unregister.ts'
const SIGN_OUT = 'client/features/account-menu/sign-out.ts'
/** Looks whether a page is stored. */
const OFFLINE_NAVIGATION = 'client/navigation/offline-navigation.ts'
/** Passes the browser's cookies on to the registry. */
const BROWSER_COOKIES = 'client/app/browser-cookies.ts'

const sources = filesOf('{client,shared,worker}/**/*.{ts,tsx}').filter((path) => !isTest(path))

test('cookies are set and read only through the registry, and nothing else is stored in browsers', () => {
  const locations = locationsWhere(sources, usesStorage)

  const files = locations.map((location) => location.split(':')[0])
  expect(new Set(files)).toEqual(
    new Set([
      REGISTRY,
      TAB_STORAGE,
      RECENT_SEARCHES,
      KEPT_VALUES,
      SERVICE_WORKER,
      UNREGISTER,
      SIGN_OUT,
      OFFLINE_NAVIGATION,
      BROWSER_COOKIES,
    ]),
  )
  expect(files.filter((file) => file === REGISTRY)).toHaveLength(2)
})

test('every name in the storage of browsers is declared, and nothing else is declared', () => {
  const declared = Object.values(STORAGE).map(({ name }) => name.replace(/\{.*/, ''))
  const keys = [...Object.values(storageKeys), WANTED_WISH_KEY]
  expect(keys.toSorted()).toEqual(declared.toSorted())
})

// The types of these modules accept declared names only.
test('each kind of storage is written only under its declared names', () => {
  const storagesIn = (path: string) => new Set(textOf(path).match(/\b(local|session)Storage\b/g))
  expect(storagesIn(TAB_STORAGE)).toEqual(new Set(['sessionStorage']))
  expect(textOf(TAB_STORAGE)).toContain("StoredIn<'session storage'>")
  expect(storagesIn(KEPT_VALUES)).toEqual(new Set(['localStorage']))
  expect(textOf(KEPT_VALUES)).toContain("StoredIn<'local storage'>")

  expect(storagesIn(RECENT_SEARCHES)).toEqual(new Set(['localStorage']))
  for (const [, key] of textOf(RECENT_SEARCHES).matchAll(/localStorage\.\w+\(([^,)]*)/g)) {
    expect(key).toBe('RECENT_SEARCHES_KEY')
  }
  const stores = [...textOf(SERVICE_WORKER).matchAll(/cacheName: (\w+)/g)].map(([, name]) => name)
  expect(stores).toEqual(['PAGES', 'FILES_STORE', 'PICTURES_STORE'])
})

test('the tables in the documentation list every cookie and every name in storage as declared', () => {
  const text = textOf(DOCUMENT)
  expect(withCookiesTable(text), 'run `node scripts/cookies-table.ts`').toBe(text)
  const cookies = Object.entries(COOKIES).map(([key, { name, group }]) => {
    return { name, group, purpose: cookiePurposes.get(key)?.purpose }
  })
  for (const { name, purpose, group } of [...cookies, ...Object.values(STORAGE)]) {
    const rows = [cookiesTable(), storageTable()].join('\n').split('\n')
    const row = rows.find((line) => line.includes(`${name}\``)) ?? ''
    expect(row).toContain(purpose)
    expect(row).toContain(group)
  }
  expect(cookieName('visitor', { site: 'us', prefix: '' })).toBe(COOKIES.visitor.name)
})

const BROWSER_STORAGE =
  /^((globalThis|window|self)\.)?(localStorage|sessionStorage|indexedDB|cookieStore)$/

/** A name of browser storage, `document.cookie`, a cookie header, or a library that writes one. */
function usesStorage(node: SyntaxNode, _: unknown, path: string) {
  // In the worker, `caches` are those of the edge.
  if (path.startsWith('client/') && nameOf(node) === 'caches') return true
  if (node.type === 'ImportDeclaration') return partOf(node, 'source', 'value') === 'hono/cookie'
  if (node.type === 'Identifier') return BROWSER_STORAGE.test(nameOf(node) ?? '')
  if (node.type === 'MemberExpression') return /\bdocument\.cookie$/.test(nameOf(node) ?? '')
  return (
    node.type === 'Literal' &&
    typeof node.value === 'string' &&
    node.value.toLowerCase() === 'set-cookie'
  )
}
