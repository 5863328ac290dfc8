import { freePort } from '../../../sandbox/scripts/local-service.ts'
import { startEdge } from '../../../scripts/local-edge.ts'
import { startLocal } from '../../../scripts/local-servers.ts'
import { startTrip } from '../../../scripts/shopping-trip.ts'
import { makeCertificate } from './certificate.ts'

const PATHS = { home: '/', category: '/g/home-fragrance', product: '/p/JW0801', bag: '/cart' }
const BAG_LINES = ['JW0801', 'JW0101', 'JW0201']

/** A page to visit. `cookie` is that of the shopper whose bag it is. */
export interface Visited {
  name: string
  address: string
  cookie: string
}

/** The shop as a CDN serves it: HTTP/2 and Brotli, in front of the local shop. */
export async function startVisitedShop(state: string) {
  const certificate = makeCertificate()
  const [port, innerPort, sandboxPort] = [await freePort(), await freePort(), await freePort()]
  const publicOrigin = `https://127.0.0.1:${port}`
  const local = await startLocal({
    port: innerPort,
    sandboxPort,
    state,
    vars: { PUBLIC_ORIGIN: publicOrigin },
  })
  const edge = await startEdge({
    port,
    certificate,
    routes: [
      { prefix: '/pictures/', origin: local.sandboxOrigin },
      { prefix: '/', origin: local.origin },
    ],
  })
  const trip = startTrip(local.origin)
  for (const productId of BAG_LINES) await trip.fillBag(productId)
  const pages = Object.entries(PATHS).map(([name, path]): Visited => {
    return { name, address: publicOrigin + path, cookie: name === 'bag' ? trip.cookie() : '' }
  })
  return {
    origin: publicOrigin,
    pages,
    spkiHash: certificate.spkiHash,
    async stop() {
      await edge.stop()
      await local.stop()
    },
  }
}
