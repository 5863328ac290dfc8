import { freePort } from '../../../sandbox/scripts/local-service.ts'
import { startLocal } from '../../../scripts/local-servers.ts'
import { startTrip } from '../../../scripts/shopping-trip.ts'
import { BAG_LINES } from '../measuring.ts'
import { makeCertificate } from './certificate.ts'

const PATHS = { home: '/', category: '/g/home-fragrance', product: '/p/JW0801', bag: '/cart' }

/** A page to visit. `cookie` belongs to the shopper of a personal page. */
export interface Visited {
  name: string
  address: string
  cookie: string
  /** The value of the consent cookie. By default every optional cookie is rejected. */
  choice?: string
}

/** The shop behind a CDN: HTTP/2 and Brotli, in front of the local shop. */
export async function startVisitedShop(state: string) {
  const certificate = makeCertificate()
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const local = await startLocal({ port, sandboxPort, state, certificate, hasDataset: true })
  const trip = startTrip(local.workerOrigin)
  for (const productId of BAG_LINES) await trip.fillBag(productId)
  const pages = Object.entries(PATHS).map(([name, path]): Visited => {
    return { name, address: local.origin + path, cookie: name === 'bag' ? trip.cookie() : '' }
  })
  return {
    origin: local.origin,
    workerOrigin: local.workerOrigin,
    sandboxOrigin: local.sandboxOrigin,
    certificate,
    pages,
    spkiHash: certificate.spkiHash,
    stop: () => local.stop(),
  }
}
