import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { Agents, StartAgentLogin } from '#shared/agents/agent.ts'

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
  const search = query.toString()
  const from = search ? `${path}?${search}` : path
  const { data, isError, refetch } = useQuery(
    agentLoginQuery(createHttpAgents({ site, locale }), { loginId, from }),
  )
  useEffect(() => {
    if (data) location.assign(data.url)
  }, [data])

  if (!isError) return null
  return <AgentNotice text="agent.unavailable" onRetry={() => void refetch()} onClose={onClose} />
}

const agentLoginQuery = (agents: Agents, input: StartAgentLogin) =>
  queryOptions({
    queryKey: ['agent-login', input],
    queryFn: () => agents.startLogin(input),
    gcTime: 0,
  })
