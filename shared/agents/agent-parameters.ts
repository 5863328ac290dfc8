/** Query parameters of agents' visits, apart from their contract, because every page looks for them. */

/** Names the shopper for whom an agent is going to shop (spec 1 §4). */
export const AGENT_PARAMETER = 'tacli'

/** Tells the page to which an agent returns that the login has failed. */
export const AGENT_FAILED_PARAMETER = 'agent-failed'
