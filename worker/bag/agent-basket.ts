import type { Bindings, RequestContext } from '../config/env.ts'
import { hashOf } from '../session/keyed-hash.ts'
import type { Session } from '../session/session.ts'
import type { AgentSessionRecord } from '../config/agent-session-store.ts'
import { sealHeld, switchBasketMode, type BasketMode } from './hand-back-held.ts'

/** How long before the agent's token ends the basket goes back (ms). */
const HAND_BACK_BEFORE_MS = 60_000

interface RecordDependencies {
  context: RequestContext
  bindings: Pick<Bindings, 'AGENT_SESSIONS'>
}

export interface AgentBasketDependencies extends RecordDependencies {
  session: Session
}

/**
 * Takes the basket of an agent's session over from the shopper, and sees that it goes back before the agent's token
 * ends. Failures only warn (spec 1 §7).
 */
export async function takeOverBasket(dependencies: AgentBasketDependencies) {
  await switchTo('agent', dependencies)
  const { context, session } = dependencies
  const { agent, usid, basketId, access } = session.state ?? {}
  if (!agent || !usid || !basketId || !access) return
  inBackground(dependencies, access, async (record) => {
    const sealed = await sealHeld(context, { accessToken: access.token, usid, basketId })
    if (sealed === null) throw new Error('too long')
    const dueAt = access.expiresAt - HAND_BACK_BEFORE_MS
    await record.hold({ site: context.site.id, sealed, dueAt })
  })
}

/** Hands the basket of an agent's session back to the shopper. Failures only warn (spec 1 §7). */
export async function handBackBasket(dependencies: AgentBasketDependencies) {
  const { agent, access } = dependencies.session.state ?? {}
  if (!agent || !access) return
  await switchTo('storefront', dependencies)
  inBackground(dependencies, access, (record) => record.end(access.expiresAt))
}

/** Whether an agent has ended this session, of which a copied cookie does not know. Rejects without an answer. */
export async function hasAgentStopped({
  session,
  ...dependencies
}: AgentBasketDependencies): Promise<boolean> {
  const { access } = session.state ?? {}
  return access ? (await recordOf(dependencies, access)).hasEnded() : false
}

async function switchTo(mode: BasketMode, { context, session }: AgentBasketDependencies) {
  const { agent, basketId } = session.state ?? {}
  if (!agent || !basketId) return
  const send: Session['send'] = (request) => session.send(request)
  const answer = await switchBasketMode(send, basketId, mode).catch(() => null)
  if (answer?.kind !== 'ok') context.log.warn('agent basket not switched', { mode })
}

/** The stored record of an agent's session. Agents can shop while it cannot be reached. */
function inBackground(
  { context, bindings }: RecordDependencies,
  access: { token: string },
  work: (record: AgentSessionRecord) => Promise<void>,
) {
  const record = recordOf({ context, bindings }, access)
  context.waitUntil(
    record.then(work).catch((error: unknown) => {
      const cause = error instanceof Error ? error.name : 'unknown'
      context.log.warn('agent session not held', { cause })
    }),
  )
}

/** No other session has this token. The hash tells nothing about it. */
async function recordOf({ context, bindings }: RecordDependencies, { token }: { token: string }) {
  const { config, site } = context
  if (!bindings.AGENT_SESSIONS) throw new Error('there is no binding AGENT_SESSIONS')
  const name = await hashOf(config, `agent session:${site.id}:${token}`)
  return bindings.AGENT_SESSIONS.getByName(name)
}
