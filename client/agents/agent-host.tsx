import { AGENT_FAILED_PARAMETER, AGENT_PARAMETER } from '#shared/agents/agent-parameters.ts'

import { lazyCode } from '../kit/lazy-code.ts'
import { LazyPart } from '../kit/lazy-part.tsx'
import { useSession } from '../kit/session.ts'
import { readTab } from '../kit/browser-storage.ts'
import { AGENT_KEY } from '#shared/agents/storage.ts'

const tools = lazyCode(async () => (await import('./agent-tools.tsx')).AgentTools)

/** The tools of agents who shop for a shopper (spec 1 §2.7 and §4). Only agents load its code. */
export function AgentHost() {
  const session = useSession()
  const isNeeded = session && (session.agent ?? (isAsked() || readTab(AGENT_KEY)))
  return isNeeded && <LazyPart code={tools}>{(Tools) => <Tools session={session} />}</LazyPart>
}

const isAsked = () =>
  location.search.includes(AGENT_PARAMETER) || location.search.includes(AGENT_FAILED_PARAMETER)
