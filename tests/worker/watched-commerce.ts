import { SANDBOX } from './shop.ts'

const LOGIN = /\/oauth2\//

/** A commerce service that records the token of each request. */
export function openWatchedCommerce() {
  const calls: { path: string; token: string }[] = []
  return {
    /** The variables of shops in front of this service. */
    variables: {
      COMMERCE_ORIGIN: '',
      COMMERCE: {
        async fetch(address: string, init: RequestInit = {}) {
          const path = address.replace('http://commerce', '')
          const authorization = new Headers(init.headers).get('authorization') ?? ''
          if (!LOGIN.test(path) && authorization.startsWith('Bearer '))
            calls.push({ path, token: authorization.slice('Bearer '.length) })
          return fetch(SANDBOX + path, init)
        },
      },
    },
    /** The distinct tokens of matching requests since the last call. */
    takeTokens(path = /./) {
      const taken = calls.splice(0).filter((call) => path.test(call.path))
      return new Set(taken.map(({ token }) => token))
    },
  }
}
