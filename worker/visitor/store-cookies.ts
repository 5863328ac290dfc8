import type { Context } from 'hono'
import * as v from 'valibot'

import { SessionStore } from '#shared/stores/store.ts'
import { readCookie, setCookie, type CookieId } from '#shared/storage/cookies.ts'

import type { AppEnv } from '../env.ts'

/** What the visitor's browser remembers about picking up. */
export interface StoreMemory {
  /** Null if one of the store's cookies is missing or invalid. */
  readonly store: SessionStore | null
  /** The postal code that the visitor last searched with, as it was written then. */
  readonly postalCode: string | null
  /** Changes what the browser remembers from this response on. A store of null removes its cookies. */
  remember(change: Remembered): void
  /** Writes what has changed. */
  setCookies(headers: Headers): void
}

interface Remembered {
  store?: SessionStore | null
  postalCode?: string
}

const PostalCode = v.pipe(v.string(), v.minLength(1), v.maxLength(10))

/** The cookies of the request about picking up (spec 1 §9). */
export function openStoreMemory(c: Context<AppEnv>): StoreMemory {
  const given = { store: storeInCookies(c), postalCode: postalCodeInCookie(c) }
  let changed: Remembered = {}
  let unwritten: Remembered = {}
  return {
    get store() {
      return changed.store === undefined ? given.store : changed.store
    },
    get postalCode() {
      return changed.postalCode ?? given.postalCode
    },
    remember(change) {
      changed = { ...changed, ...change }
      unwritten = { ...unwritten, ...change }
    },
    setCookies(headers) {
      const { store, postalCode } = unwritten
      if (store !== undefined) setStoreCookies(c, headers, store)
      if (postalCode !== undefined) write(c, headers, 'postalCode', postalCode)
      unwritten = {}
    },
  }
}

function storeInCookies(c: Context<AppEnv>): SessionStore | null {
  const store = v.safeParse(SessionStore, {
    storeId: valueOf(c, 'storeId'),
    storeName: valueOf(c, 'storeName'),
    storeIsPreferred: valueOf(c, 'storePreferred') === 'true',
  })
  return store.success ? store.output : null
}

function postalCodeInCookie(c: Context<AppEnv>): string | null {
  const code = v.safeParse(PostalCode, valueOf(c, 'postalCode'))
  return code.success ? code.output : null
}

function setStoreCookies(c: Context<AppEnv>, headers: Headers, store: SessionStore | null) {
  write(c, headers, 'storeId', store && store.storeId)
  write(c, headers, 'storeName', store && store.storeName)
  write(c, headers, 'storePreferred', store && String(store.storeIsPreferred))
}

function valueOf(c: Context<AppEnv>, id: CookieId) {
  const value = readCookie(c.req.header('cookie') ?? null, id, scopeOf(c))
  return value === null ? null : decoded(value)
}

const write = (c: Context<AppEnv>, headers: Headers, id: CookieId, value: string | null) =>
  setCookie(headers, id, {
    ...scopeOf(c),
    value: value === null ? null : encodeURIComponent(value),
  })

const scopeOf = (c: Context<AppEnv>) => {
  const { config, site } = c.get('context')
  return { site: site.id, prefix: config.session.cookiePrefix }
}

function decoded(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
