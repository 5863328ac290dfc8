import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { cookiePurposes } from '#scripts/cookie-purposes.ts'
import { COOKIES, STORAGE } from '#shared/browser-storage.ts'
import { cookieName } from '#shared/storage/cookies.ts'
import { cookiesTable, DOCUMENT, storageTable, withCookiesTable } from '#scripts/cookies-table.ts'

import {
  filesOf,
  isTest,
  locationsWhere,
  nameOf,
  partOf,
  ROOT,
  textOf,
  type SyntaxNode,
} from './sources.ts'

const REGISTRY = 'shared/storage/cookies.ts'
/** Also passes the browser's cookies to the registry. */
const KIT_STORAGE = 'client/kit/browser-storage.ts'
const RECENT_SEARCHES = 'client/search/recent-searches.ts'
const KEPT_VALUES = 'client/bag/stored-values.ts'
const SERVICE_WORKER = 'client/service-worker/service-worker.ts'
/** Deletes stores and the database of Workbox. */
const UNREGISTER = 'client/service-worker/unregister.ts'
const SIGN_OUT = 'client/sign-in/sign-out-form.tsx'
/** Checks whether a page is stored. */
const OFFLINE_NAVIGATION = 'client/navigation/offline-navigation.tsx'
/** Passes on the cookies of another system. */
const LEGACY_RESPONSE = 'worker/legacy/legacy-response.ts'

const sources = filesOf('{client,shared,worker}/**/*.{ts,tsx}').filter((path) => !isTest(path))

const modules: object[] = await Promise.all(
  filesOf('shared/*/{storage,platform-storage}.ts').map((path) => import(resolve(ROOT, path))),
)
/** What the files of declarations export, by name. */
const exported = modules.flatMap((module) => Object.entries<unknown>({ ...module }))

test('cookies are set and read only through the registry, and all other storage is in listed modules', () => {
  const locations = locationsWhere(sources, usesStorage)

  const files = locations.map((location) => location.split(':')[0])
  expect(new Set(files)).toEqual(
    new Set([
      REGISTRY,
      KIT_STORAGE,
      RECENT_SEARCHES,
      KEPT_VALUES,
      SERVICE_WORKER,
      UNREGISTER,
      SIGN_OUT,
      OFFLINE_NAVIGATION,
      LEGACY_RESPONSE,
    ]),
  )
  expect(files.filter((file) => file === REGISTRY)).toHaveLength(2)
})

test('every name in browser storage is declared, and every declared name is used', () => {
  const declared = Object.values(STORAGE).map(({ name }) => name.replace(/\{.*/, ''))
  const keys = exported.map(([, value]) => value).filter((value) => typeof value === 'string')
  expect(keys.toSorted()).toEqual(declared.toSorted())
})

test('every cookie and name in storage that a capability declares is in the list, once', () => {
  const declared = (kind: RegExp) =>
    exported.flatMap(([name, value]) => (kind.test(name) ? Object.entries(Object(value)) : []))
  for (const [list, kind] of [
    [COOKIES, /Cookies$/],
    [STORAGE, /Storage$/],
  ] as const) {
    expect(Object.fromEntries(declared(kind))).toEqual(list)
    expect(declared(kind)).toHaveLength(Object.keys(list).length)
  }
})

// The types of these modules accept only declared names.
test('each kind of storage is written only under its declared names', () => {
  const storagesIn = (path: string) => new Set(textOf(path).match(/\b(local|session)Storage\b/g))
  expect(storagesIn(KIT_STORAGE)).toEqual(new Set(['sessionStorage']))
  expect(textOf(KIT_STORAGE)).toContain("StoredIn<'session storage'>")
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
  expect(cookieName(COOKIES.visitor, { site: 'us', prefix: '' })).toBe(COOKIES.visitor.name)
})

const BROWSER_STORAGE =
  /^((globalThis|window|self)\.)?(localStorage|sessionStorage|indexedDB|cookieStore)$/

/** A name of browser storage, `document.cookie`, a cookie header, or a library that writes one. */
function usesStorage(node: SyntaxNode, _: unknown, path: string) {
  // In the worker, `caches` is the edge cache.
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
