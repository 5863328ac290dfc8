import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { originOf, startEdge } from '../../../scripts/local-edge.ts'
import type { startVisitedShop, Visited } from './shop.ts'

type Shop = Awaited<ReturnType<typeof startVisitedShop>>

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g
const NONCE = / nonce="([^"]+)"/
const PRELOADED_STYLE = /<[^>]+>; rel=preload; as=style,? ?/g

export interface InlinedStyles {
  inlinedAddress(page: Visited): string
  stop(): Promise<void>
}

/** A proxy of the shop whose documents contain their stylesheets instead of links to them. */
export async function inlineStyles(shop: Shop): Promise<InlinedStyles> {
  const sheets = new Map<string, Promise<string>>()
  const sheetAt = (path: string) => {
    const known = sheets.get(path)
    if (known) return known
    const loading = fetch(shop.workerOrigin + path).then(async (answer) => answer.text())
    sheets.set(path, loading)
    return loading
  }

  async function written(document: string) {
    const nonce = NONCE.exec(document)?.[1] ?? ''
    const paths = [...document.matchAll(STYLESHEET)].map(([, path = '']) => path)
    const texts = await Promise.all(paths.map(sheetAt))
    const [first] = document.match(STYLESHEET) ?? []
    if (!first) throw new Error('The document links no stylesheet.')
    const style = `<style nonce="${nonce}">${texts.join('')}</style>`
    return document.replace(first, () => style).replaceAll(STYLESHEET, '')
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { accept = '*/*', cookie = '' } = request.headers
    const answer = await fetch(shop.workerOrigin + (request.url ?? '/'), {
      headers: { accept, cookie, 'accept-encoding': 'identity' },
    })
    const headers = Object.fromEntries(answer.headers)
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding'])
      delete headers[name]
    headers['link'] = (headers['link'] ?? '').replaceAll(PRELOADED_STYLE, '')
    response.writeHead(answer.status, headers)
    response.end(await written(await answer.text()))
  }

  const writer = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((listening) => writer.listen(0, '127.0.0.1', () => listening()))
  const files = ['/assets/', '/fonts/', '/api/', '/favicon', '/manifest', '/service-worker']
  const edge = await startEdge({
    port: 0,
    certificate: shop.certificate,
    routes: [
      { prefix: '/pictures/', origin: shop.sandboxOrigin, isPublic: true },
      ...files.map((prefix) => ({ prefix, origin: shop.workerOrigin })),
      { prefix: '/', origin: originOf(writer) },
    ],
  })
  return {
    inlinedAddress: ({ address }) => edge.origin + new URL(address).pathname,
    async stop() {
      await edge.stop()
      await new Promise<void>((closed) => writer.close(() => closed()))
    },
  }
}
