import type { Account } from '#shared/contract/account.ts'
import { accountApi } from '#shared/contract/api-paths.ts'

import { createWorkerApi, type WorkerApiDependencies } from './worker-api.ts'

/** Signing in and out over HTTP. */
export function createHttpAccount(dependencies: WorkerApiDependencies): Account {
  const { send, act } = createWorkerApi(dependencies)
  return {
    signIn: (input, idempotencyKey) =>
      send(accountApi.href('signIn', {}), { input, idempotencyKey }),
    signOut: (input) => act(accountApi.href('signOut', {}), { input }),
  }
}
