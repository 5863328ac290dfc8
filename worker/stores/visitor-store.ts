import * as v from 'valibot'

import { SessionStore } from '#shared/stores/store.ts'
import { storeCookies } from '#shared/stores/storage.ts'
import type { CookieDeclaration } from '#shared/storage/cookie-declaration.ts'
import { readCookie, setCookie } from '#shared/storage/cookies.ts'

import { oncePerRequest, type Edge } from '../http/edge.ts'

/** The store and the postal code that the visitor's browser remembers. */
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

type Cookies = Pick<Edge, 'context'>

/** The request's cookies about pickup (spec 1 §9). */
export const openStoreMemory = oncePerRequest((edge: Cookies): StoreMemory => {
  const given = { store: storeInCookies(edge), postalCode: postalCodeInCookie(edge) }
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
      if (store !== undefined) setStoreCookies(edge, headers, store)
      if (postalCode !== undefined) write(edge, headers, storeCookies.postalCode, postalCode)
      unwritten = {}
    },
  }
})

type VisitorEdge = Pick<Edge, 'context' | 'session'>

/** The visitor's pickup store. One chosen in this session takes precedence; an agent has no other (spec 1 §4). */
export function visitorStoreOf(edge: VisitorEdge): SessionStore | null {
  const { state } = edge.session
  return state?.store ?? (state?.agent ? null : openStoreMemory(edge).store)
}

/** Forgets the visitor's pickup store. An agent, who starts without cookies, removes none. */
export function forgetStore(edge: VisitorEdge) {
  const { session } = edge
  if (session.state) session.update({ store: null })
  if (!session.state?.agent) openStoreMemory(edge).remember({ store: null })
}

function storeInCookies(edge: Cookies): SessionStore | null {
  const store = v.safeParse(SessionStore, {
    storeId: readValue(edge, storeCookies.storeId),
    storeName: readValue(edge, storeCookies.storeName),
    storeIsPreferred: readValue(edge, storeCookies.storePreferred) === 'true',
  })
  return store.success ? store.output : null
}

function postalCodeInCookie(edge: Cookies): string | null {
  const code = v.safeParse(PostalCode, readValue(edge, storeCookies.postalCode))
  return code.success ? code.output : null
}

function setStoreCookies(edge: Cookies, headers: Headers, store: SessionStore | null) {
  write(edge, headers, storeCookies.storeId, store && store.storeId)
  write(edge, headers, storeCookies.storeName, store && store.storeName)
  write(edge, headers, storeCookies.storePreferred, store && String(store.storeIsPreferred))
}

function readValue(edge: Cookies, cookie: CookieDeclaration) {
  const value = readCookie(edge.context.request.headers.get('cookie'), cookie, scopeOf(edge))
  return value === null ? null : decoded(value)
}

const write = (edge: Cookies, headers: Headers, cookie: CookieDeclaration, value: string | null) =>
  setCookie(headers, cookie, {
    ...scopeOf(edge),
    value: value === null ? null : encodeURIComponent(value),
  })

const scopeOf = ({ context: { config, site } }: Cookies) => ({
  site: site.id,
  prefix: config.session.cookiePrefix,
})

function decoded(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
