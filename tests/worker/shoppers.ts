import * as v from 'valibot'

import { sites, type SiteId } from '#shared/site/site.ts'
import { bagFamilies } from '#worker/bag/families.ts'
import { systemSleep } from '#worker/runtime/clock.ts'
import { configFrom } from '#worker/config/config.ts'
import type { Bindings, RequestContext } from '#worker/config/env.ts'
import { createIsolateMemory } from '#worker/runtime/isolate-memory.ts'
import { createRequestLog } from '#worker/observe/log.ts'
import { openSession, type Session } from '#worker/session/session.ts'

import { control, openShop } from './shop.ts'

/** An isolate of the shop whose sessions can be opened without visiting a page. */
export function openIsolate(overrides: Record<string, unknown> = {}) {
  const shop = openShop(overrides)
  const bindings: Bindings = { ASSETS: { fetch: refuse, connect: refuse }, ...shop.bindings }
  const memory = createIsolateMemory()
  const background: Promise<unknown>[] = []
  const clock = () => shop.clock.now

  function createContext(siteId: SiteId): RequestContext {
    const metrics = { cache: 'none' as const, upstreamCalls: 0, upstreamMs: 0 }
    return {
      request: new Request('https://shop.example/'),
      now: clock,
      requestId: shop.session,
      config: configFrom(bindings, clock),
      site: sites[siteId],
      locale: sites[siteId].defaultLocale,
      path: '/',
      visitorNetwork: () => 'unknown',
      waitUntil: (work) => void background.push(work),
      log: createRequestLog({
        requestId: shop.session,
        metrics,
        write: (line) => void shop.lines.push(line),
      }),
      metrics,
      memory,
      sleep: systemSleep,
    }
  }

  return {
    ...shop,
    bindings,
    memory,
    createContext,
    open: (cookieHeader: string | null, site: SiteId = 'us') =>
      openSession({ context: createContext(site), bindings, cookieHeader }),
    complete: () => Promise.all(background),
    /** This isolate's requests to commerce with shoppers' tokens, and the owners of the tokens. */
    async asked(path = '/baskets') {
      const answer = await control('GET', `/calls?session=${shop.session}&path=${path}`)
      return v.parse(Calls, answer).data
    },
  }
}

function refuse(): never {
  throw new Error('no page is served here')
}

export type OpenIsolate = ReturnType<typeof openIsolate>

const Calls = v.object({
  data: v.array(
    v.object({
      method: v.string(),
      path: v.string(),
      usid: v.nullable(v.string()),
      headers: v.array(v.string()),
      query: v.record(v.string(), v.array(v.string())),
    }),
  ),
})

/** A browser that stores the cookies it receives and sends them with each request. */
export function openBrowser(isolate: OpenIsolate) {
  const jar = new Map<string, string>()
  const header = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ') || null

  return {
    jar,
    header,
    /** One request to a site, from the cookies it sends to those it receives. */
    async visit<Result>(
      work: (session: Session) => Promise<Result> | Result,
      site: SiteId = 'us',
    ): Promise<{ result: Result; written: string[] }> {
      const session = await isolate.open(header(), site)
      const result = await work(session)
      const headers = new Headers()
      await session.setCookies(headers)
      const written = headers.getSetCookie()
      for (const cookie of written) keep(jar, cookie)
      return { result, written }
    },
  }
}

function keep(jar: Map<string, string>, cookie: string) {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  if (/; Max-Age=0;/.test(cookie)) jar.delete(name)
  else jar.set(name, value)
}

const request = { family: bagFamilies.baskets, operation: 'getBasket', method: 'GET' } as const

/** A commerce call that starts a session for a visitor without one. */
export const begin = (session: Session) =>
  session.send({ ...request, path: '/baskets/first', startsSession: true })

/** A commerce call that needs a session. */
export const askFor = (name: string) => (session: Session) =>
  session.send({ ...request, path: `/baskets/${name}` })
