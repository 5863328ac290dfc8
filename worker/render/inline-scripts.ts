import type { Locale, SiteId } from '#shared/site/site.ts'
import { SESSION_OPERATION } from '#shared/shell/session-operation.ts'

interface SessionKey {
  site: SiteId
  locale: Locale
}

/**
 * The inline script in the head of every document that asks for the session before the bundle loads, and that the bundle
 * asks with later (`client/app/session.ts`). So the request is written once, and costs the bundle nothing.
 */
export function sessionScript(key: SessionKey) {
  const address = `/api?${new URLSearchParams({ site: key.site, locale: key.locale }).toString()}`
  const persistedQuery = { version: 1, sha256Hash: SESSION_OPERATION }
  const type = '"application/json"'
  return [
    'function vitrineAsk(action){',
    `return fetch(${JSON.stringify(address)},{method:"POST",headers:{accept:${type},"content-type":${type}},`,
    `body:JSON.stringify({variables:{action},extensions:${JSON.stringify({ persistedQuery })}})})`,
    '.then(function(r){return r.ok?r.json():null})}',
    'vitrineSession=vitrineAsk("init").catch(function(){return null})',
  ].join('')
}

/** The inline script that runs the entry, a module at this address, where the browser has import maps. */
export const entryScript = (entry: string) =>
  `HTMLScriptElement.supports?.("importmap")&&import("${entry}")`
