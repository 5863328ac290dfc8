interface Failure {
  offset: number
  failure: 'status' | 'empty'
}

/** The modification dates of some products, in commerce's format. */
const CHANGED: Record<number, string> = {
  1: '2026-11-28T23:30:00.000Z',
  2: '2026-11-27',
  3: 'last week',
}

/** A commerce service with any number of products, listing only their names. */
export function openFakeCommerce({ products }: { products: number }) {
  let atOnce = 0
  let failing: Failure | null = null

  const search = (query: URLSearchParams) => {
    const [offset = 0, limit = 0] = ['offset', 'limit'].map((name) => Number(query.get(name)))
    const failure = failing?.offset === offset ? failing.failure : null
    if (failure === 'status') return new Response(null, { status: 503 })
    const total = commerce.products
    const length = failure === 'empty' ? 0 : Math.max(0, Math.min(limit, total - offset))
    // The newest product comes first and has the highest number.
    const numbers = Array.from({ length }, (_, index) => total - offset - index)
    const word = query.get('locale') === 'fr-CA' ? 'Produit' : 'Product'
    const hits = numbers.map((n) => ({
      productId: `P${n}`,
      productName: `${word} ${n}`,
      ...(n in CHANGED && { c_lastModified: CHANGED[n] }),
    }))
    return Response.json({ total, limit, offset, hits })
  }

  const commerce = {
    products,
    /** The queries of all searches. */
    calls: [] as URLSearchParams[],
    /** The highest number of concurrent requests. */
    atOnce: 0,
    failAt(failure: Failure | null) {
      failing = failure
    },
    /** The variables of a shop in front of this service. */
    variables: {
      COMMERCE_ORIGIN: '',
      COMMERCE: {
        async fetch(address: string) {
          const { pathname, searchParams } = new URL(address)
          if (pathname.endsWith('/oauth2/token')) {
            return Response.json({ access_token: 'token', expires_in: 1800 })
          }
          commerce.calls.push(searchParams)
          atOnce += 1
          commerce.atOnce = Math.max(commerce.atOnce, atOnce)
          await Promise.resolve()
          atOnce -= 1
          return search(searchParams)
        },
      },
    },
  }
  return commerce
}
