import type { Context } from 'hono'

import type { PageDecision, PageToDecide } from '#shared/analytics/personalization.ts'

import { openCatalog } from '../api/catalog-of.ts'
import { externalFetch } from '../commerce/outside-fetch.ts'
import type { AppEnv } from '../env.ts'
import { decideForVisitor, logFailure } from '../services/personalization-service.ts'
import { openPersonalization } from './open-personalization.ts'

const NOTHING: PageDecision = { slots: [], rows: null }

/**
 * What the personalization service decides for a page that a visitor sees (spec 3 §7). It chooses among public content and
 * its order; the shop renders it. Without consent, for agents, and if the service fails, nothing is decided.
 */
export async function decidePage(
  c: Context<AppEnv>,
  { events, slots }: PageToDecide,
): Promise<PageDecision> {
  const context = c.get('context')
  const personalization = await openPersonalization(c)
  const channel = await personalization?.readChannel()
  if (!personalization || !channel) return NOTHING
  const { visitorId } = personalization
  const decided = await decideForVisitor(
    { ...channel, visitorId, events },
    { ...context, fetch: externalFetch },
  ).catch((error) => logFailure(error, context.log))
  if (!decided) return NOTHING

  const wanted = decided.slots.filter(({ id }) => slots.includes(id))
  const view = events.find(({ event }) => event === 'page-view')
  if (wanted.length === 0 || view?.event !== 'page-view') return { ...NOTHING, rows: decided.rows }
  // What renders slots loads with the first decision.
  const { renderDecidedSlots } = await import('../pages/render-decided-slots.tsx')
  const page = { path: view.path, slots: wanted }
  return {
    slots: await renderDecidedSlots(page, context, await openCatalog(c)),
    rows: decided.rows,
  }
}
