import { useEffect, useState } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import { AGENT_FAILED_PARAMETER, AGENT_PARAMETER } from '#shared/agents/agent-parameters.ts'
import type { SessionView } from '#shared/shell/session.ts'
import { AGENT_KEY } from '#shared/agents/storage.ts'
import { GUEST_LOGIN, type StartAgentLogin } from '#shared/agents/agent.ts'
import { agentEndpoints } from '#shared/agents/endpoints.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { readTab, removeTab, writeTab } from '../kit/browser-storage.ts'
import { createHttpPort } from '../kit/http/http-port.ts'
import { AgentBanner } from './agent-banner.tsx'
import { useAppContext, useShop } from '../kit/app-context.ts'
import { Button } from '../ui/button.tsx'
import { ModalFrame } from '../kit/modal-frame.tsx'
import { AgentBar } from './look.tsx'

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
  const notice = noticeText(failed !== null, hadAgent)
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

function noticeText(hasFailed: boolean, isEnded: boolean): AgentNoticeText | null {
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

interface StartAgentProps {
  loginId: string
  onClose: () => void
}

/** Leads an agent to SLAS, to sign in there. The session here does not change before they return. */
function StartAgent({ loginId, onClose }: StartAgentProps) {
  const { site, locale } = useAppContext()
  const { path, query } = useShop()
  const search = query.toString()
  const from = search ? `${path}?${search}` : path
  const { data, isError, refetch } = useQuery(agentLoginQuery({ site, locale }, { loginId, from }))
  useEffect(() => {
    if (data) location.assign(data.url)
  }, [data])

  if (!isError) return null
  return <AgentNotice text="agent.unavailable" onRetry={() => void refetch()} onClose={onClose} />
}

const agentLoginQuery = (place: { site: Site; locale: Locale }, input: StartAgentLogin) =>
  queryOptions({
    queryKey: ['agent-login', place, input],
    queryFn: () => createHttpPort(agentEndpoints, place).startLogin(input),
    gcTime: 0,
  })

interface AskAgentProps {
  loginId: string
  onAgree: () => void
  onClose: () => void
}

/** Asks a customer who is signed in here before an agent's session replaces theirs. */
function AskAgent({ loginId, onAgree, onClose }: AskAgentProps) {
  return (
    <ModalFrame heading={<AskHeading loginId={loginId} />} onClose={onClose}>
      <p>
        <FormattedMessage id="agent.askText" />
      </p>
      <div className="ways">
        <Button type="button" tone="primary" wide onClick={onAgree}>
          <FormattedMessage id="agent.askYes" />
        </Button>
        <Button type="button" wide onClick={onClose}>
          <FormattedMessage id="agent.askNo" />
        </Button>
      </div>
    </ModalFrame>
  )
}

const AskHeading = ({ loginId }: Pick<AskAgentProps, 'loginId'>) =>
  loginId === GUEST_LOGIN ? (
    <FormattedMessage tagName="span" id="agent.askHeadingGuest" />
  ) : (
    <FormattedMessage tagName="span" id="agent.askHeading" values={{ loginId }} />
  )

export type AgentNoticeText = 'agent.failed' | 'agent.ended' | 'agent.unavailable'

interface AgentNoticeProps {
  text: AgentNoticeText
  onRetry?: () => void
  onClose: () => void
}

/** Reports the end or failure of an agent's session, until it is closed. */
function AgentNotice({ text, onRetry, onClose }: AgentNoticeProps) {
  const intl = useIntl()
  return (
    <AgentBar aria-label={intl.formatMessage({ id: 'agent.label' })} shopper="none">
      <p role="alert">
        <FormattedMessage tagName="span" id={text} />
      </p>
      {onRetry && (
        <Button type="button" onClick={onRetry}>
          <FormattedMessage id="agent.retry" />
        </Button>
      )}
      <Button type="button" onClick={onClose}>
        <FormattedMessage id="modal.close" />
      </Button>
    </AgentBar>
  )
}
