import { SignIn, SignOut, type SignedIn } from '#shared/sign-in/account.ts'
import type { passkeyEndpoints, signInEndpoints } from '#shared/sign-in/endpoints.ts'
import {
  AddPasskey,
  PreparePasskey,
  SignInWithPasskey,
  WantPasskey,
  WantSignIn,
} from '#shared/sign-in/passkeys.ts'

import type { Edge } from '../http/edge.ts'
import type { Handlers } from '../http/serve.ts'
import { passkeyCodeLimit, passkeyProofLimit, passkeySignInLimit, signInLimit } from './limits.ts'

export interface SignInEdge extends Edge {
  /**
   * Runs the action that was waiting for the customer who is now signed in.
   * @param from the page that signing in returns to; null if it is unknown
   */
  continueAtSignIn: (from: string | null) => Promise<Pick<SignedIn, 'to'>>
}

const load = () => import('./sign-in.ts')

/** The tokens stay in the session's cookie. */
export const signInHandlers = {
  signIn: {
    agents: 'refused',
    limit: signInLimit,
    input: SignIn,
    async run(edge, input, idempotencyKey) {
      const signedIn = await (await load()).signIn(edge, input, idempotencyKey)
      return { ...signedIn, ...(await edge.continueAtSignIn(input.from ?? null)) }
    },
  },
  signOut: {
    agents: 'allowed',
    limit: 'none',
    input: SignOut,
    run: async (edge, input) => (await load()).signOut(edge, input),
  },
} satisfies Handlers<SignInEdge, typeof signInEndpoints>

/** Loads with the first shopper who uses a passkey. */
const openPasskeys = async (edge: Edge) => (await import('./passkeys.ts')).createPasskeys(edge)

export const passkeyHandlers = {
  signInOptions: {
    agents: 'refused',
    limit: 'none',
    input: WantSignIn,
    run: async (edge, input) => (await openPasskeys(edge)).signInOptions(input),
  },
  signIn: {
    agents: 'refused',
    limit: passkeySignInLimit,
    input: SignInWithPasskey,
    async run(edge, input) {
      const signedIn = await (await openPasskeys(edge)).signIn(input)
      return { ...signedIn, ...(await edge.continueAtSignIn(null)) }
    },
  },
  sendCode: {
    agents: 'refused',
    limit: passkeyCodeLimit,
    input: WantPasskey,
    run: async (edge, input) => (await openPasskeys(edge)).sendCode(input),
  },
  addOptions: {
    agents: 'refused',
    limit: passkeyProofLimit,
    input: PreparePasskey,
    run: async (edge, input) => (await openPasskeys(edge)).addOptions(input),
  },
  add: {
    agents: 'refused',
    limit: passkeyProofLimit,
    input: AddPasskey,
    run: async (edge, input) => (await openPasskeys(edge)).add(input),
  },
} satisfies Handlers<SignInEdge, typeof passkeyEndpoints>
