import * as features from '#shop/features.ts'

import { handBackBasket, type AgentBasketDependencies } from '../bag/agent-basket.ts'
import { customerLoginOf, setSignOutMark, type MarkDependencies } from '../session/sign-out-mark.ts'

/**
 * Ends the session of a guest, customer or agent: an agent hands the basket back, SLAS revokes the tokens, and a sign-out
 * everywhere is marked for the customer's other devices.
 */
export async function endSession(
  dependencies: AgentBasketDependencies & MarkDependencies,
  { everywhere }: { everywhere: boolean },
) {
  const { state } = dependencies.session
  if (features.agents) await handBackBasket(dependencies)
  await dependencies.session.signOut({ everywhere })
  if (!everywhere || state?.agent) return
  await setSignOutMark(dependencies, [customerLoginOf(state), state?.customer?.email])
}
