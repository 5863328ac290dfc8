import { expect, test } from 'vitest'

import { STORAGE } from '#shared/browser-storage.ts'
import { COOKIES } from '#shared/cookie-declarations.ts'
import { cookieName } from '#shared/cookies.ts'
import {
  AUTO_REFRESH_KEY,
  DRAFT_PREFIX,
  LAST_TILE_KEY,
  QUANTITIES_KEY,
  RECENT_SEARCHES_KEY,
  WAITING_MUTATIONS_KEY,
} from '#shared/storage-keys.ts'
import { cookiesTable, DOCUMENT, withCookiesTable } from '#scripts/cookies-table.ts'

import {
  filesOf,
  isTest,
  locationsWhere,
  nameOf,
  partOf,
  textOf,
  type SyntaxNode,
} from './sources.ts'

const REGISTRY = 'shared/cookies.ts'
const TAB_STORAGE = 'client/app/tab-storage.ts'
const RECENT_SEARCHES = 'client/features/search/recent-searches.ts'
const KEPT_VALUES = 'client/features/bag/stored-values.ts'
const WAITING_MUTATIONS = 'client/features/bag/waiting-mutations.ts'
/** Deletes the database of Workbox. */
const UNREGISTER = 'client/service-worker/unregister.ts'
/** Passes the browser's cookies on to the registry. */
const BROWSER_COOKIES = 'client/app/browser-cookies.ts'

const sources = filesOf('{client,shared,worker}/**/*.{ts,tsx}').filter((path) => !isTest(path))

test('cookies are set and read only through the registry, and nothing else is stored in browsers', () => {
  const locations = locationsWhere(sources, usesStorage)

  const files = locations.map((location) => location.split(':')[0])
  expect(new Set(files)).toEqual(
    new Set([REGISTRY, TAB_STORAGE, RECENT_SEARCHES, KEPT_VALUES, UNREGISTER, BROWSER_COOKIES]),
  )
  expect(files.filter((file) => file === REGISTRY)).toHaveLength(2)
})

test('only declared keys are written to session storage, and only until the tab is closed', () => {
  const users = sources.filter((path) => /\b(read|write)Tab\(/.test(textOf(path)))
  const text = textOf(TAB_STORAGE)

  expect(users).toEqual([
    TAB_STORAGE,
    'client/features/actions/form-draft.ts',
    'client/features/agents/agent-host.tsx',
    'client/features/agents/agent-tools.tsx',
    'client/features/analytics/waiting-bodies.ts',
    WAITING_MUTATIONS,
    'client/features/tiles/return-to-tile.ts',
    'client/features/wish-list/kept-wish.ts',
  ])
  expect(text.match(/\b\w+Storage\b/g)?.filter((name) => name !== 'sessionStorage')).toEqual([])
  expect(STORAGE.draft.name).toBe(`${DRAFT_PREFIX}{form}`)
  expect(STORAGE.lastTile.name).toBe(LAST_TILE_KEY)
  expect(STORAGE.waitingChanges.name).toBe(WAITING_MUTATIONS_KEY)
})

test('only recent searches are written to local storage, under their declared key', () => {
  const text = textOf(RECENT_SEARCHES)

  expect(text.match(/\b\w+Storage\b/g)?.filter((name) => name !== 'localStorage')).toEqual([])
  for (const [, key] of text.matchAll(/localStorage\.\w+\(([^,)]*)/g)) {
    expect(key).toBe('RECENT_SEARCHES_KEY')
  }
  expect(STORAGE.recentSearches.name).toBe(RECENT_SEARCHES_KEY)
})

test('only declared keys are written there by those who keep numbers', () => {
  const users = sources.filter((path) => /\bstoredValues\(/.test(textOf(path)))
  expect(users).toEqual([
    KEPT_VALUES,
    'client/features/bag/use-kept-quantity.ts',
    'client/features/bag/use-refresh-choice.ts',
  ])
  expect([STORAGE.quantities.name, STORAGE.autoRefresh.name]).toEqual([
    QUANTITIES_KEY,
    AUTO_REFRESH_KEY,
  ])
})

test('the table in the documentation lists every cookie as it is declared', () => {
  const text = textOf(DOCUMENT)
  expect(withCookiesTable(text), 'run `node scripts/cookies-table.ts`').toBe(text)
  for (const { name, purpose, group } of [...Object.values(COOKIES), ...Object.values(STORAGE)]) {
    const row = cookiesTable().find((line) => line.includes(name)) ?? ''
    expect(row).toContain(purpose)
    expect(row).toContain(group)
  }
  expect(cookieName('visitor', { site: 'us', prefix: '' })).toBe(COOKIES.visitor.name)
})

const BROWSER_STORAGE =
  /^((globalThis|window|self)\.)?(localStorage|sessionStorage|indexedDB|cookieStore)$/

/** A name of browser storage, `document.cookie`, a cookie header, or a library that writes one. */
function usesStorage(node: SyntaxNode) {
  if (node.type === 'ImportDeclaration') return partOf(node, 'source', 'value') === 'hono/cookie'
  if (node.type === 'Identifier') return BROWSER_STORAGE.test(nameOf(node) ?? '')
  if (node.type === 'MemberExpression') return /\bdocument\.cookie$/.test(nameOf(node) ?? '')
  return (
    node.type === 'Literal' &&
    typeof node.value === 'string' &&
    node.value.toLowerCase() === 'set-cookie'
  )
}
