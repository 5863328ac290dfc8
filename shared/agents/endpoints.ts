import { repeatablePost } from '../http/endpoint.ts'
import type { StartAgentLogin } from './agent.ts'

/** Shopping on behalf of a shopper (spec 1 §4 and §6). */
export const agentEndpoints = {
  /** The URL where the agent signs in. @throws {ProblemError} `unavailable` where no agent can sign in */
  startLogin: repeatablePost<StartAgentLogin, { url: string }>('/agents/login'),
  /** Hands the basket back to the shopper, and ends the agent's session. */
  stop: repeatablePost<object, void>('/agents/stop'),
}
