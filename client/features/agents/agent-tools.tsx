import { useEffect, useState } from 'react'

import { AGENT_FAILED_PARAMETER, AGENT_PARAMETER } from '#shared/agents/agent-parameters.ts'
import type { SessionView } from '#shared/shell/session.ts'
import { AGENT_KEY } from '#shared/storage/storage-keys.ts'

import { readTab, removeTab, writeTab } from '../../app/tab-storage.ts'
import { AgentBanner } from './agent-banner.tsx'
import { AgentNotice, type AgentNoticeText } from './agent-notice.tsx'
import { AskAgent } from './ask-agent.tsx'
import { StartAgent } from './start-agent.tsx'

/** The banner of an agent's session, the way into one, and what became of it. */
export function AgentTools({ session }: { session: SessionView }) {
  const { agent } = session
  const [loginId, forgetLogin] = useParameter(AGENT_PARAMETER)
  const [failed, forgetFailure] = useParameter(AGENT_FAILED_PARAMETER)
  const [hadAgent, setHadAgent] = useState(() => readTab(AGENT_KEY) !== null)
  if (agent && !hadAgent) setHadAgent(true)
  const [isAgreed, setAgreed] = useState(false)
  useEffect(() => {
    if (agent) writeTab(AGENT_KEY, '1')
    else removeTab(AGENT_KEY)
  }, [agent])

  if (loginId) {
    const isOwn = session.customerType === 'registered' && !agent
    return isOwn && !isAgreed ? (
      <AskAgent loginId={loginId} onAgree={() => setAgreed(true)} onClose={forgetLogin} />
    ) : (
      <StartAgent loginId={loginId} onClose={forgetLogin} />
    )
  }
  const notice = noticeOf(failed !== null, hadAgent)
  return (
    <>
      {agent && <AgentBanner agent={agent} />}
      {notice && !agent && (
        <AgentNotice
          text={notice}
          onClose={() => {
            forgetFailure()
            setHadAgent(false)
          }}
        />
      )}
    </>
  )
}

function noticeOf(hasFailed: boolean, isEnded: boolean): AgentNoticeText | null {
  if (hasFailed) return 'agent.failed'
  return isEnded ? 'agent.ended' : null
}

/** A parameter of the document's address, and a function that removes it there. */
function useParameter(name: string) {
  const [value, setValue] = useState(() => new URLSearchParams(location.search).get(name))
  function forget() {
    const address = new URL(location.href)
    address.searchParams.delete(name)
    history.replaceState(history.state, '', address)
    setValue(null)
  }
  return [value, forget] as const
}
