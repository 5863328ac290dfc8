import { etag } from 'hono/etag'
import { deploy } from 'virtual:deploy'

import {
  offlinePagePath,
  READABLE_ID,
  SERVICE_WORKER_PATH,
  type ServiceWorkerSettings,
} from '#shared/offline/service-worker.ts'
import { SITE_LOCALES } from '#shared/site/site.ts'
import { brand } from '#shop/brand.ts'

import { factory, type Config } from '../config/env.ts'
import { PLAIN_STYLES, plainPage, plainTexts } from '../render/plain-page.ts'
import { PRELOADED_FONTS } from '../render/preloaded-fonts.ts'
import { respondText } from '../render/respond.ts'

/** It loads pages and files of the shop, and nothing else. */
const POLICY = "default-src 'none'; connect-src 'self'"

/** The service worker, and the page that it shows instead of one that cannot be loaded, in each locale. */
export const offlineRoutes = factory.createApp().get(SERVICE_WORKER_PATH, etag(), async (c) => {
  const { config, log } = c.get('context')
  log.set('route', 'service-worker')
  return c.body(await codeFor(config), 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': POLICY,
    'Service-Worker-Allowed': '/',
  })
})

for (const { site, locale } of SITE_LOCALES) {
  offlineRoutes.get(offlinePagePath(locale), async (c) => {
    const { config, log } = c.get('context')
    log.set('route', 'offline')
    const { say } = await plainTexts({ site, locale, config })
    const main = `<p>${say('offline.text')}</p>
<p><button type="button" id="retry">${say('offline.retry')}</button></p>
<section id="${READABLE_ID}" hidden><h2>${say('offline.readable')}</h2><ul></ul></section>
<script nonce="${deploy.noncePlaceholder}">${RETRY}</script>`
    const html = await plainPage({ site, locale, config, title: 'offline.heading', main })
    return respondText(c, html, { status: 200, cacheControl: 'public, no-cache', link: null })
  })
}

/** The page is shown at the address of the one that could not be loaded. */
const RETRY = `var again=function(){location.reload()};document.getElementById("retry").onclick=again;addEventListener("online",again)`

/** A browser replaces its service worker when this text changes, which it does with every deploy. */
async function codeFor({ hasServiceWorker, placement, legacy }: Config) {
  const { serviceWorker, unregister } = await import('virtual:service-worker')
  if (!hasServiceWorker) return unregister
  const settings: ServiceWorkerSettings = {
    deploy: deploy.id,
    placement,
    legacyPaths: legacy?.paths ?? [],
    shell: [...deploy.shell, ...PRELOADED_FONTS, brand.icons.favicon, PLAIN_STYLES],
  }
  return `self.settings=${JSON.stringify(settings)};\n${serviceWorker}`
}
