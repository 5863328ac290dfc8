import { handBackBasket, type AgentBasketDependencies } from '../agents/agent-basket.ts'
import { customerLoginOf, setSignOutMark, type MarkDependencies } from './sign-out-mark.ts'

/**
 * Ends the session, whoever's it is: an agent hands the basket back, what SLAS can revoke is revoked, and the customer's
 * other devices learn of a sign-out everywhere.
 */
export async function endSession(
  dependencies: AgentBasketDependencies & MarkDependencies,
  { everywhere }: { everywhere: boolean },
) {
  const { state } = dependencies.session
  await handBackBasket(dependencies)
  await dependencies.session.signOut({ everywhere })
  if (!everywhere || state?.agent) return
  await setSignOutMark(dependencies, [customerLoginOf(state), state?.customer?.email])
}
