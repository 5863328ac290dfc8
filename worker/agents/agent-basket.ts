import { switchBasketMode } from '../commerce/agent-baskets.ts'
import type { RequestContext } from '../env.ts'
import type { Session } from '../session/session.ts'

interface AgentBasketDependencies {
  context: Pick<RequestContext, 'log'>
  session: Session
}

/** Takes the basket of an agent's session over from the shopper. Failures only warn (spec 1 §7). */
export const takeOverBasket = (dependencies: AgentBasketDependencies) =>
  switchTo('agent', dependencies)

/** Hands the basket of an agent's session back to the shopper. Failures only warn (spec 1 §7). */
export const handBackBasket = (dependencies: AgentBasketDependencies) =>
  switchTo('storefront', dependencies)

async function switchTo(
  mode: 'agent' | 'storefront',
  { context, session }: AgentBasketDependencies,
) {
  const { agent, basketId } = session.state ?? {}
  if (!agent || !basketId) return
  const send: Session['send'] = (request) => session.send(request)
  const isDone = await switchBasketMode(send, basketId, mode).catch(() => false)
  if (!isDone) context.log.warn('agent basket not switched', { mode })
}
