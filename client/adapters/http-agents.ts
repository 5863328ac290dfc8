import { agentsApi } from '#shared/contract/api-paths.ts'
import type { Agents } from '#shared/contract/agent.ts'

import { createWorkerApi, type WorkerApiDependencies } from './worker-api.ts'

/** The agents' port over HTTP. */
export function createHttpAgents(dependencies: WorkerApiDependencies): Agents {
  const { send, act } = createWorkerApi(dependencies)
  return {
    startLogin: (input) => send(agentsApi.href('login', {}), { input }),
    stop: () => act(agentsApi.href('stop', {})),
  }
}
