import type { Fault } from './schedule.ts'
import { SHOP, type World } from './world.ts'

/** Plans a fault, and its end. */
export function planFault(world: World, fault: Fault) {
  world.timeline.after(fault.at, () => {
    world.note(`fault ${JSON.stringify(fault)}`)
    const end = begin(world, fault)
    if (end && 'forMs' in fault) world.timeline.after(fault.forMs, end)
  })
}

/** @returns what ends it */
function begin(world: World, fault: Fault): (() => void) | null {
  if (!('forMs' in fault)) {
    happen(world, fault)
    return null
  }
  switch (fault.what) {
    case 'service fails': {
      const { service, kind, share } = fault
      const outage = { service, kind, share }
      world.network.outages.add(outage)
      return () => world.network.outages.delete(outage)
    }
    case 'KV fails':
      world.kv.fail(fault.kind)
      return () => world.kv.fail(null)
    case 'cache fails':
      world.caches[fault.location]?.fail(true)
      return () => world.caches[fault.location]?.fail(false)
    case 'objects fail':
      for (const namespace of world.namespaces) namespace.fail(fault.forMs)
      return null
  }
}

type Momentary = Exclude<Fault, { forMs: number }>

/** What happens at once, and lasts. */
const HAPPEN: { [What in Momentary['what']]: (world: World, fault: OfKind<What>) => void } = {
  'isolate ends': (world, { location }) => world.endIsolate(location),
  'cache is emptied': (world, { location }) => world.caches[location]?.evict(),
  'objects restart'(world) {
    for (const namespace of world.namespaces) namespace.restart()
  },
  'baskets restart': (world) => world.baskets.restart(),
  'clock skew'(world, { ms }) {
    world.skew(ms)
    world.endIsolate(0)
  },
  deploy: (world) => world.deploy(),
  price: setPrice,
  'price while ordering': (world, fault) =>
    world.network.beforeNextOrder(() => setPrice(world, fault)),
  stock: (world, { productId, units }) =>
    control(world, `/stock/${productId}`, { siteId: 'us', ats: units }),
  content: (world, { couponLimit }) =>
    control(world, '/preferences/us/couponNumberLimit', { value: couponLimit }),
  purge: (world, { tag }) => purge(world, tag),
}

type OfKind<What> = Extract<Momentary, { what: What }>

function happen<What extends Momentary['what']>(world: World, fault: OfKind<What>) {
  HAPPEN[fault.what as What](world, fault)
}

function setPrice(world: World, { productId, price }: { productId: string; price: number }) {
  world.prices.push({ at: world.timeline.now(), productId, price })
  control(world, `/prices/${productId}`, { siteId: 'us', list: price })
}

function control(world: World, path: string, body: object) {
  void world.callCommerce(`/test-control${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

function purge(world: World, tag: string) {
  const request = new Request(`${SHOP}/webhooks/purge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer local-purge-secret' },
    body: JSON.stringify({ tag }),
  })
  world.respond(request, 0, new AbortController().signal).catch(() => undefined)
}
