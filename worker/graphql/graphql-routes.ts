import { factory } from '../config/env.ts'
import { limitBody } from '../http/body-limits.ts'
import { postOnly } from '../http/methods.ts'
import { requireJson } from '../http/same-origin.ts'
import type { Edge, OpenEdge } from '../http/edge.ts'
import { endpoints } from '../http/endpoints.ts'
import { MAX_BODY_BYTES } from '../http/personal.ts'

/** The GraphQL endpoint. Its answers are personal and never stored. Their code loads with the first. */
export const graphqlRoutes = (openEdge: OpenEdge<Edge>) =>
  endpoints(
    factory.createApp().use('/', postOnly(), limitBody(MAX_BODY_BYTES), requireJson()),
  ).post('/', { agents: 'allowed', limit: 'none' }, async (c) => {
    const { allowsSimulation } = c.get('context').config
    const { parseGraphQLRequest } = await import('./graphql-request.ts')
    const request = parseGraphQLRequest(await c.req.text(), allowsSimulation)
    const [{ executeGraphQL }, { edge, setCookies }] = await Promise.all([
      import('./graphql-api.ts'),
      openEdge(c),
    ])
    const answer = await executeGraphQL(edge, request)
    answer.headers.set('Cache-Control', 'no-store')
    await setCookies(answer.headers)
    return answer
  })
