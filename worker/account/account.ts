import { SignedIn, type Account, type SignIn } from '#shared/sign-in/account.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { startAgentSession, type AgentSession } from '../agents/agent-session.ts'
import type { LoginRejection } from '../commerce/slas-login.ts'
import { runAction, type ShopperContext } from '../shopper/shopper-context.ts'
import { storeAtSignIn } from '../shopper/store-at-sign-in.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { endSession } from './end-session.ts'

/** What only the callback of an agent's login does. */
export interface AgentAccount {
  startAgentSession(agent: AgentSession): Promise<void>
}

/** Signing in and out, for the visitor of one request. */
export const createAccount = (shop: ShopperContext): Account & AgentAccount => ({
  signIn: (input, idempotencyKey) =>
    runAction(shop, {
      action: 'signIn',
      idempotencyKey,
      input,
      schema: SignedIn,
      run: () => signIn(shop, input),
      // Signing in twice is signing in.
      runsUnstored: true,
    }),
  async signOut(input) {
    const { session } = shop
    const isAgent = Boolean(session.state?.agent)
    await endSession(shop, input)
    await storeAtSignIn(shop, { basket: null, chosen: null, isAgent })
  },
  startAgentSession: (agent) => startAgentSession(shop, agent),
})

async function signIn(shop: ShopperContext, { email, password }: SignIn): Promise<SignedIn> {
  const answer = await shop.session.login({ login: email, password })
  if (!('usid' in answer)) throw new ProblemError(problemOf(answer))
  return completeSignIn(shop, answer)
}

/** What the shopper is told about a rejected login (spec 1 §8). The same for known and unknown logins. */
function problemOf({ attemptsLeft, isLocked }: LoginRejection) {
  if (isLocked) return 'account-locked'
  if (attemptsLeft === 2) return 'two-attempts-left'
  return attemptsLeft === 1 ? 'one-attempt-left' : 'wrong-credentials'
}
