import { useEffect, useEffectEvent, useState } from 'react'

import { createHttpAgents } from '../../adapters/http-agents.ts'
import { useAppContext, useShop } from '../../app/app-context.ts'
import { AgentNotice } from './agent-notice.tsx'

interface StartAgentProps {
  loginId: string
  onClose: () => void
}

/** Leads an agent to SLAS, to sign in there. The session here does not change before they return. */
export function StartAgent({ loginId, onClose }: StartAgentProps) {
  const { site, locale } = useAppContext()
  const { path, query } = useShop()
  const [attempt, setAttempt] = useState(1)
  const [hasFailed, setFailed] = useState(false)
  const start = useEffectEvent(async () => {
    try {
      const search = query.toString()
      const from = search ? `${path}?${search}` : path
      const { url } = await createHttpAgents({ site, locale }).startLogin({ loginId, from })
      location.assign(url)
    } catch {
      setFailed(true)
    }
  })
  useEffect(() => void start(), [attempt])

  if (!hasFailed) return null
  const retry = () => {
    setFailed(false)
    setAttempt((before) => before + 1)
  }
  return <AgentNotice text="agent.unavailable" onRetry={retry} onClose={onClose} />
}
