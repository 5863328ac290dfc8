import type * as v from 'valibot'

import { personalizationApi } from '#shared/api-paths.ts'
import type { PageDecision, PersonalizationEvents } from '#shared/analytics/personalization.ts'
import type { ProductRows } from '#shared/reviews/product-extras.ts'

import { requestJson } from '../../adapters/request-json.ts'
import { asTrusted } from '../../app/trusted-types.ts'
import type { SinkContext } from './sink.ts'

/** After that, the page stays as it is (ms). */
const DEADLINE_MS = 800

/** What a decision may change: all of it is below what is in view, so that nothing moves there. */
interface DecidablePage {
  slots: ReadonlyMap<string, Element>
  rows: ReadonlyMap<keyof ProductRows, Element>
}

const ROWS = ['product1_rr', 'product2_rr'] as const

/** Null while the page is being left, or if a decision could change nothing of it. */
export function decidablePage(): DecidablePage | null {
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

/** Whether a part of the page is below what is in view, and nobody is in it with the keyboard. */
const isFree = (part: Element) =>
  part.isConnected &&
  part.getBoundingClientRect().top >= innerHeight &&
  !part.contains(document.activeElement)

/**
 * Sends the view of a page, and shows what the personalization service decides for it (spec 3 §7). Without a decision, or
 * with a late one, the page stays as everybody sees it. The request outlives the page, so that the view is not lost.
 */
export async function decidePage(
  page: DecidablePage,
  body: v.InferInput<typeof PersonalizationEvents>,
  { site, locale }: Pick<SinkContext, 'site' | 'locale'>,
) {
  const query = new URLSearchParams({ site: site.id, locale })
  const asking = requestJson<PageDecision>(
    fetch,
    `${personalizationApi.href('events', {})}?${query}`,
    {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, slots: [...page.slots.keys()] }),
    },
  ).catch(() => null)
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
