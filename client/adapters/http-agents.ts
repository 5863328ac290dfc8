import { agentsApi } from '#shared/api-paths.ts'
import type { Agents } from '#shared/agents/agent.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { problemIn } from './http-problem.ts'
import { requestJson } from './request-json.ts'

interface HttpAgentsDependencies {
  site: Site
  locale: Locale
}

/** The agents' port over HTTP. */
export function createHttpAgents({ site, locale }: HttpAgentsDependencies): Agents {
  const addressOf = (path: string) => `${path}?${new URLSearchParams({ site: site.id, locale })}`
  const post = (input: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  return {
    startLogin: (input) => requestJson(fetch, addressOf(agentsApi.href('login', {})), post(input)),
    async stop() {
      const response = await fetch(addressOf(agentsApi.href('stop', {})), post({}))
      if (!response.ok) throw await problemIn(response)
    },
  }
}
