import { createServer } from 'node:http'

import { originOf, startEdge } from '../../scripts/local-edge.ts'
import { makeCertificate } from '../bench/visit/certificate.ts'
import { EDGE_PORT, SHOP } from './ports.ts'
import { closedDialogs } from '#tests/support/closed-dialogs.ts'
import { test as base } from './shop.ts'

/** A host that only the browser of these tests knows. */
const HOST = 'shop.example'
const ORIGIN = `https://${HOST}`

const WORKER_PATH = '/service-worker.js'

interface MappedShop {
  /** Cuts the connection of pages and service worker. */
  cut(): Promise<void>
  /** Gives the browser its network back, but not the shop. */
  connect(): Promise<void>
  mend(): Promise<void>
  /** Serves another service worker from now on, as a deploy does. */
  deploy(change: (code: string) => string): void
}

interface Front {
  port: number
  certificate: ReturnType<typeof makeCertificate>
}

const OFFLINE = 'is-offline'

/** Some versions of Chromium take a document of a service worker to be online, and tell it so. */
const noteOffline = `
  sessionStorage.setItem('${OFFLINE}', 'true')
  addEventListener('online', (event) => {
    if (sessionStorage.getItem('${OFFLINE}')) event.stopImmediatePropagation()
  }, true)
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  undefined`
const keepOffline = `if (sessionStorage.getItem('${OFFLINE}')) {${noteOffline}}`
/** Lets the document see the network again. True if the browser never took it to be offline, so will not tell it. */
const beOnline = `{
  const wasCut = sessionStorage.getItem('${OFFLINE}') !== null
  sessionStorage.removeItem('${OFFLINE}')
  delete navigator.onLine
  wasCut && navigator.onLine
}`

/** A browser with service workers, and a shop at a host of its own whose connection can be cut. */
export const test = base.extend<{ shop: MappedShop }, { front: Front }>({
  baseURL: ORIGIN,
  serviceWorkers: 'allow',
  // A context that is reused keeps what service workers have stored.
  reuseContext: false,
  front: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    async ({}, use, { parallelIndex }) =>
      use({ port: EDGE_PORT + parallelIndex, certificate: makeCertificate() }),
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, front }, use) => {
      const mapped = [
        `--host-resolver-rules=MAP ${HOST}:443 127.0.0.1:${front.port}`,
        `--ignore-certificate-errors`,
      ]
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...mapped] })
    },
    { scope: 'worker' },
  ],
  async shop({ context, front: { port, certificate } }, use) {
    await context.addCookies(closedDialogs(ORIGIN))
    let change = (code: string) => code
    const script = createServer((_, response) => {
      void fetch(SHOP + WORKER_PATH).then(async (answer) => {
        for (const name of ['content-type', 'cache-control', 'content-security-policy'])
          response.setHeader(name, answer.headers.get(name) ?? '')
        response.end(change(await answer.text()))
      })
    })
    await new Promise<void>((listening) => script.listen(0, '127.0.0.1', () => listening()))
    const routes = [
      { prefix: WORKER_PATH, origin: originOf(script) },
      { prefix: '/', origin: SHOP },
    ]
    const start = () => startEdge({ port, routes, certificate })
    let edge = await start()
    await context.addInitScript(keepOffline)
    const connect = async () => {
      const pages = context.pages()
      const unaware = await Promise.all(pages.map((page) => page.evaluate(beOnline)))
      await context.setOffline(false)
      for (const page of pages.filter((_, index) => unaware[index]))
        await page.evaluate(() => void setTimeout(() => dispatchEvent(new Event('online'))))
    }
    await use({
      async cut() {
        await edge.stop()
        await context.setOffline(true)
        for (const page of context.pages()) await page.evaluate(noteOffline)
      },
      connect,
      async mend() {
        edge = await start()
        await connect()
      },
      deploy(changed) {
        change = changed
      },
    })
    await edge.stop()
    script.close()
  },
})
