import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { SessionView } from '#shared/shell/session.ts'
import { AGENT_KEY } from '#shared/agents/storage.ts'
import { agentEndpoints } from '#shared/agents/endpoints.ts'

import { useAppContext } from '../kit/app-context.ts'
import { reserveBottom } from '../kit/toasts/reserve-bottom.ts'
import { removeTab } from '../kit/browser-storage.ts'
import { AgentBar } from './look.tsx'
import { Button } from '../ui/button.tsx'
import { createHttpPort } from '../kit/http/http-port.ts'

interface AgentBannerProps {
  agent: NonNullable<SessionView['agent']>
}

const WARNS_BEFORE_SECONDS = 120

/** Names agent and customer all the time: yellow for a registered customer, lime for a guest (spec 1 §2.7). */
export function AgentBanner({ agent: { agentId, loginId, endsInSeconds } }: AgentBannerProps) {
  const intl = useIntl()
  const { site, locale } = useAppContext()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const bar = useRef<HTMLElement>(null)
  useEffect(() => (bar.current ? reserveBottom(bar.current, '--docked') : undefined), [])
  const [isEnding, setEnding] = useState(false)
  useEffect(() => {
    const ms = Math.max(0, endsInSeconds - WARNS_BEFORE_SECONDS) * 1000
    const timer = setTimeout(() => setEnding(true), ms)
    return () => clearTimeout(timer)
  }, [endsInSeconds])

  async function stop() {
    setBusy(true)
    setFailed(false)
    try {
      await createHttpPort(agentEndpoints, { site, locale }).stop()
      removeTab(AGENT_KEY)
      // Nothing of the shopper's stays in this document.
      location.reload()
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }

  return (
    <AgentBar
      ref={bar}
      aria-label={intl.formatMessage({ id: 'agent.label' })}
      shopper={loginId === null ? 'guest' : 'registered'}
    >
      <p>
        {loginId === null ? (
          <FormattedMessage tagName="span" id="agent.bannerGuest" values={{ agentId }} />
        ) : (
          <FormattedMessage tagName="span" id="agent.banner" values={{ agentId, loginId }} />
        )}
      </p>
      <span role="status">{isEnding && <FormattedMessage tagName="span" id="agent.ending" />}</span>
      <Button type="button" aria-busy={isBusy} onClick={() => !isBusy && void stop()}>
        {loginId === null ? (
          <FormattedMessage tagName="span" id="agent.stopGuest" />
        ) : (
          <FormattedMessage tagName="span" id="agent.stop" values={{ loginId }} />
        )}
      </Button>
      <div role="alert">
        {hasFailed && <FormattedMessage tagName="span" id="agent.stopFailed" />}
      </div>
    </AgentBar>
  )
}
