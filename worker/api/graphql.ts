import { factory } from '../env.ts'
import { parseGraphQLRequest } from '../graphql/graphql-request.ts'
import { limitBody } from '../middleware/limits.ts'
import { postOnly } from '../middleware/methods.ts'
import { requireJson } from '../middleware/same-origin.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { endpoints } from '../http/endpoints.ts'
import { MAX_BODY_BYTES } from '../http/personal.ts'

/** The GraphQL endpoint. Its answers are personal and never stored. What executes a request loads with the first. */
export const graphql = endpoints(
  factory.createApp().use('/', postOnly(), limitBody(MAX_BODY_BYTES), requireJson()),
).post('/', { agents: 'allowed', limit: 'none' }, async (c) => {
  const request = parseGraphQLRequest(await c.req.text(), c.get('context').config.allowsSimulation)
  const { executeGraphQL } = await import('../graphql/graphql-api.ts')
  const answer = await executeGraphQL(c, request)
  answer.headers.set('Cache-Control', 'no-store')
  const { setCookies } = await openShopper(c)
  await setCookies(answer.headers)
  return answer
})
