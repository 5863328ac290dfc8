import { passkeysApi } from '#shared/contract/api-paths.ts'
import type { Passkeys } from '#shared/contract/passkeys.ts'

import { createWorkerApi, type WorkerApiDependencies } from './worker-api.ts'

/** The port of passkeys over HTTP. */
export function createHttpPasskeys(dependencies: WorkerApiDependencies): Passkeys {
  const { send, act } = createWorkerApi(dependencies)
  const pathOf = (name: keyof typeof passkeysApi.paths) => passkeysApi.href(name, {})
  return {
    signInOptions: () => send(pathOf('signInOptions'), { input: { intent: 'sign-in' } }),
    signIn: (input) => send(pathOf('signIn'), { input }),
    sendCode: () => act(pathOf('code'), { input: { intent: 'add' } }),
    addOptions: (input) => send(pathOf('options'), { input }),
    add: (input) => act(pathOf('passkeys'), { input }),
  }
}
