import { AGENT_FAILED_PARAMETER, AGENT_PARAMETER } from '#shared/agents/agent-parameters.ts'

import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { useSession } from '../../app/session.ts'
import { readTab } from '../../app/tab-storage.ts'
import { AGENT_KEY } from '#shared/storage/storage-keys.ts'

const tools = lazyCode(async () => (await import('./agent-tools.tsx')).AgentTools)

/** What agents see who shop for a shopper (spec 1 §2.7 and §4). Nobody else loads its code. */
export function AgentHost() {
  const session = useSession()
  const isNeeded = session && (session.agent ?? (isAsked() || readTab(AGENT_KEY)))
  return isNeeded && <LazyPart code={tools}>{(Tools) => <Tools session={session} />}</LazyPart>
}

const isAsked = () =>
  location.search.includes(AGENT_PARAMETER) || location.search.includes(AGENT_FAILED_PARAMETER)
