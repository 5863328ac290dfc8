import type { Config } from '#worker/config/env.ts'
import { documentPolicy } from '#worker/http/document-policy.ts'

import { COLUMBUS, startTrip } from '../shopping-trip.ts'
import { documentProblems } from './compare-document.ts'
import { headerProblems, nonceIn } from './compare-headers.ts'
import { integrityOf, type ScriptInventory } from './script-inventory.ts'

export interface ScriptCheck {
  /** Where the shop answers. */
  origin: string
  inventory: ScriptInventory
  /** The configuration that the shop should have. */
  config: Config
  /** What is put into a bag. By default, the first product of the sitemap that can be bought. */
  productId?: string | undefined
  /** Where it would be sent. */
  address?: Record<string, string>
  /** A card of the embedded provider, by which the review is reached as well. */
  card?: string | undefined
}

const SHIPPING = '/checkout/shipping'
const BILLING = '/checkout/billing'
const REVIEW = '/checkout/review'

/** At most so many products are tried. */
const MOST_PRODUCTS = 20

/**
 * Goes to the payment page as a shopper does, and compares scripts and headers with the inventory. Nothing is ordered.
 * @returns the pages that were seen, and a sentence for each difference
 */
export async function checkScripts(check: ScriptCheck) {
  const trip = startTrip(check.origin)
  const nonces: (string | null)[] = []
  const problems: string[] = []
  const seen: string[] = []

  async function look(path: string) {
    const answer = await trip.visit(path)
    if (answer.status !== 200) throw new Error(`${path}: status ${answer.status}`)
    nonces.push(nonceIn(answer.headers))
    seen.push(path)
    const found = await pageProblems(path, answer, check)
    problems.push(...found.map((problem) => `${path}: ${problem}`))
  }

  await fillBag(trip, check)
  await look(SHIPPING)
  await trip.sendTo(check.address ?? COLUMBUS)
  await look(BILLING)
  if (check.card !== undefined) {
    await trip.payWith(check.card)
    await look(REVIEW)
  }
  if (new Set(nonces).size < nonces.length) problems.push('Pages share a nonce.')
  problems.push(...(await changedFiles(check)))
  return { seen, problems }
}

async function pageProblems(path: string, answer: Response, check: ScriptCheck) {
  const { inventory, origin, config } = check
  const kind = path === BILLING ? 'billing' : 'checkout'
  const policy = documentPolicy(config, kind, 'any')
  const frames = kind === 'billing' ? [config.payment.origin] : []
  const nonce = nonceIn(answer.headers)
  return [
    ...headerProblems(answer.headers, policy),
    ...documentProblems(await answer.text(), { inventory, origin, nonce, frames }),
  ]
}

/** Every file of the inventory, as browsers get it. */
async function changedFiles({ origin, inventory }: ScriptCheck) {
  const found = await Promise.all(
    inventory.files.map(async ({ name, address, integrity }) => {
      const answer = await fetch(new URL(address, origin), { redirect: 'manual' })
      const content = new Uint8Array(await answer.arrayBuffer())
      if (answer.status !== 200) return [`${name} (${address}): status ${answer.status}`]
      return integrityOf(content) === integrity ? [] : [`${name} (${address}) has another content.`]
    }),
  )
  return found.flat()
}

async function fillBag(trip: ReturnType<typeof startTrip>, { origin, productId }: ScriptCheck) {
  if (productId !== undefined) return trip.fillBag(productId)
  for (const path of await productPaths(origin)) {
    const page = await trip.visit(path)
    const id = /name="productId"[^>]*value="([\w-]+)"/.exec(await page.text())?.[1]
    const added = id === undefined ? null : await trip.fillBag(id).catch(() => null)
    if (added !== null) return added
  }
  throw new Error(`None of the first ${MOST_PRODUCTS} products can be bought: name one.`)
}

async function productPaths(origin: string) {
  const locations = async (address: string) => {
    const { pathname } = new URL(address)
    const text = await (await fetch(new URL(pathname, origin))).text()
    return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, location = '']) => location)
  }
  const [sitemap] = (await locations(`${origin}/sitemap.xml`)).filter((file) =>
    file.includes('-products-'),
  )
  const products = sitemap ? await locations(sitemap) : []
  return products.slice(0, MOST_PRODUCTS).map((product) => new URL(product).pathname)
}
