import type { Bindings } from '#worker/config/env.ts'

/** The assets of a configuration that is checked but never served. */
export const NO_ASSETS: Bindings['ASSETS'] = {
  fetch: () => Promise.reject(new Error('no assets here')),
  connect() {
    throw new Error('no sockets here')
  },
}
