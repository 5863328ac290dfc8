import type { Context } from 'hono'
import * as v from 'valibot'

import { SessionStore } from '#shared/contract/store.ts'
import { readCookie, setCookie, type CookieId } from '#shared/cookies.ts'

import type { AppEnv } from '../env.ts'

/** The store that the visitor's cookies name. Null if one of them is missing or invalid. */
export function storeInCookies(c: Context<AppEnv>): SessionStore | null {
  const valueOf = (id: CookieId) => {
    const value = readCookie(c.req.header('cookie') ?? null, id, scopeOf(c))
    return value === null ? null : decoded(value)
  }
  const store = v.safeParse(SessionStore, {
    storeId: valueOf('storeId'),
    storeName: valueOf('storeName'),
    storeIsPreferred: valueOf('storePreferred') === 'true',
  })
  return store.success ? store.output : null
}

/** Writes the store's cookies, or removes them (spec 1 §4 and §9). */
export function setStoreCookies(c: Context<AppEnv>, headers: Headers, store: SessionStore | null) {
  const values = {
    storeId: store?.storeId,
    storeName: store?.storeName,
    storePreferred: store && String(store.storeIsPreferred),
  }
  for (const [id, value] of Object.entries(values)) {
    setCookie(headers, id as keyof typeof values, {
      ...scopeOf(c),
      value: value ? encodeURIComponent(value) : null,
    })
  }
}

const scopeOf = (c: Context<AppEnv>) => {
  const { config, site } = c.var.context
  return { site: site.id, prefix: config.session.cookiePrefix }
}

function decoded(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
