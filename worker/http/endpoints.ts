import type { Context, Handler } from 'hono'
import * as v from 'valibot'

import { factory, type AppEnv } from '../config/env.ts'
import { beginAttempt, createLimitedEdge } from '../limits/limit-attempts.ts'
import type { Policy } from '../limits/policy.ts'
import { refuseAgent } from '../session/refuse-agent.ts'

type Declare = <Path extends string>(
  path: Path,
  policy: Policy,
  ...handlers: Handler<AppEnv, Path>[]
) => Endpoints

/** Routes that cannot be added without a policy. */
export interface Endpoints extends Record<'get' | 'post' | 'put' | 'patch' | 'delete', Declare> {
  /** To be mounted. */
  app: ReturnType<typeof factory.createApp>
}

/** Adds endpoints to an app, whose middleware runs before their policies are enforced. */
export function endpoints(app = factory.createApp()): Endpoints {
  const declare =
    (method: string): Declare =>
    (path, policy, ...handlers) => {
      // Limits of the body come first, because the policy may read it.
      app.on(method, [path], ...handlers.slice(0, -1), enforce(policy), ...handlers.slice(-1))
      return api
    }
  const api = {
    app,
    get: declare('GET'),
    post: declare('POST'),
    put: declare('PUT'),
    patch: declare('PATCH'),
    delete: declare('DELETE'),
  }
  return api
}

function enforce(policy: Policy) {
  const middleware = factory.createMiddleware(async function enforced(c, next) {
    const edge = createLimitedEdge(c)
    if (policy.agents === 'refused') await refuseAgent(edge)
    const end = await beginAttempt(edge, policy.limit, () => bodyOf(c))
    await next()
    // Hono has made the response to an error by now.
    await end(c.error)
  })
  return Object.assign(middleware, { policy })
}

const Body = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/** The JSON body, which the handler validates. */
async function bodyOf(c: Context<AppEnv>) {
  const body = v.safeParse(Body, await c.req.text())
  return body.success ? body.output : {}
}
