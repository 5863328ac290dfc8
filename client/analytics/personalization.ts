import type * as v from 'valibot'

import type { PersonalizationEvents, PageDecision } from '#shared/analytics/personalization.ts'
import { personalizationEndpoints } from '#shared/analytics/endpoints.ts'
import type { ProductRows } from '#shared/product/product-extras.ts'

import { boughtIn, idsOf } from './activities.ts'
import { productIdIn } from './page-type.ts'
import { type Sink, type SinkContext, type Transport, beaconTransport } from './sink.ts'
import { createHttpPort } from '../kit/http/http-port.ts'
import { asTrusted } from '../kit/trusted-types.ts'

type Sent = v.InferInput<typeof PersonalizationEvents>

/** Viewed products and the bag, for the personalization service (spec 3 §7). */
export const personalization = {
  name: 'personalization',
  group: 'targeting',
  pages: 'all',
  to: '`POST /api/personalization/events`, and from the worker to the channel of the site at `PERSONALIZATION_URL`',
  bodies: {
    'page-viewed'({ page: { path, type } }) {
      const productId = type === 'product' ? productIdIn(path) : null
      return {
        events: [
          { event: 'page-view', pageType: type, path },
          ...(productId === null ? [] : [{ event: 'product-detail-view' as const, productId }]),
        ],
      }
    },
    'products-seen': ({ event: { products } }) => ({
      events: [{ event: 'product-thumbnail-view', productIds: idsOf(products) }],
    }),
    'bag-viewed': ({ event: { bag } }) => cart(bag.lines),
    'bag-changed': ({ event: { lines } }) => cart(lines),
    'checkout-begun': ({ event: { bag } }) => cart(bag.lines),
  },
  open: personalizationTransport,
} satisfies Sink<Sent>

/** The lines of the bag. None say that it has been emptied. */
const cart = (lines: Parameters<typeof boughtIn>[0]): Sent => ({
  events: [{ event: 'cart', products: boughtIn(lines) }],
})

/** Sends events by beacon, except the view of a page that a decision may change: its decision is asked for with it. */
function personalizationTransport(context: SinkContext): Transport<Sent> {
  const beacon = beaconTransport(personalizationEndpoints.decidePage.path, context)
  return {
    send(body) {
      const isView = body.events.some(({ event }) => event === 'page-view')
      const page = isView ? decidablePage() : null
      if (page) void decidePage(page, body, context)
      else beacon.send(body)
    },
  }
}

/** After that, the page stays as it is (ms). */
const DEADLINE_MS = 800

/** The parts of the page that a decision may change: all below the visible part, where nothing moves. */
interface DecidablePage {
  slots: ReadonlyMap<string, Element>
  rows: ReadonlyMap<keyof ProductRows, Element>
}

const ROWS = ['product1_rr', 'product2_rr'] as const

/** Null while the page is being left, or if a decision could change nothing of it. */
function decidablePage(): DecidablePage | null {
  if (document.visibilityState === 'hidden') return null
  const found = [...document.querySelectorAll<HTMLElement>('#content [data-slot]')]
  const slots = found.filter(isFree).map((slot) => [slot.dataset['slot'] ?? '', slot] as const)
  const rows = ROWS.flatMap((name) => {
    const row = document.querySelector(`#content [data-recommender="${name}"]`)?.parentElement
    return row ? [[name, row] as const] : []
  })
  const hasRows = rows.length === ROWS.length && rows.every(([, row]) => isFree(row))
  if (slots.length === 0 && !hasRows) return null
  return { slots: new Map(slots), rows: new Map(hasRows ? rows : []) }
}

/** Whether a part of the page is below the visible part and has no keyboard focus. */
const isFree = (part: Element) =>
  part.isConnected &&
  part.getBoundingClientRect().top >= innerHeight &&
  !part.contains(document.activeElement)

/**
 * Sends the view of a page, and shows what the personalization service decides for it (spec 3 §7). Without a decision, or
 * with a late one, the page stays the public one. The request outlives the page, so that the view is not lost.
 */
async function decidePage(
  page: DecidablePage,
  body: v.InferInput<typeof PersonalizationEvents>,
  place: Pick<SinkContext, 'site' | 'locale'>,
) {
  const port = createHttpPort(personalizationEndpoints, place)
  const asking = port.decidePage({ ...body, slots: [...page.slots.keys()] }).catch(() => null)
  const decision = await Promise.race([asking, tooLate()])
  if (!decision) return
  for (const { id, html } of decision.slots) showSlot(page.slots.get(id), html)
  if (decision.rows) showRows(decision.rows.flatMap((name) => page.rows.get(name) ?? []))
}

const tooLate = () =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), DEADLINE_MS)
  })

/** The element of the slot stays: React may know it. */
function showSlot(slot: Element | undefined, html: PageDecision['slots'][number]['html']) {
  if (!slot || !isFree(slot)) return
  const template = document.createElement('template')
  template.innerHTML = asTrusted(html)
  const decided = template.content.querySelector('[data-slot]')
  if (decided) slot.replaceChildren(...decided.childNodes)
}

function showRows([first, second]: Element[]) {
  if (!first || !second || !isFree(first) || !isFree(second)) return
  if (first.parentElement === second.parentElement) second.before(first)
}
