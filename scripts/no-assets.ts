import type { Bindings } from '#worker/env.ts'

/** The assets of a configuration that is only checked. Nothing is served with it. */
export const NO_ASSETS: Bindings['ASSETS'] = {
  fetch: () => Promise.reject(new Error('no assets here')),
  connect() {
    throw new Error('no sockets here')
  },
}
