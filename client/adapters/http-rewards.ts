import { rewardsApi } from '#shared/contract/api-paths.ts'
import type { RewardsProgram } from '#shared/contract/rewards.ts'

import { createWorkerApi, type WorkerApiDependencies } from './worker-api.ts'

/** The customer's rewards over HTTP. */
export function createHttpRewards(dependencies: WorkerApiDependencies): RewardsProgram {
  const { read, send } = createWorkerApi(dependencies)
  return {
    getRewards: (signal) => read(rewardsApi.href('rewards', {}), signal),
    requestUpdate: (idempotencyKey, signal) =>
      send(rewardsApi.href('update', {}), { idempotencyKey, signal }),
  }
}
