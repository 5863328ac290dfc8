import type { Context } from 'hono'

import { accountApi, passkeysApi } from '#shared/api-paths.ts'
import { SignIn, SignOut, type SignedIn } from '#shared/sign-in/account.ts'
import {
  AddPasskey,
  PreparePasskey,
  SignInWithPasskey,
  WantPasskey,
  WantSignIn,
} from '#shared/sign-in/passkeys.ts'

import { signInLimit, passkeySignInLimit, passkeyCodeLimit, passkeyProofLimit } from './limits.ts'
import type { AppEnv } from '../config/env.ts'
import type { Edge, OpenEdge } from '../http/edge.ts'
import { actionInput, idempotencyKeyOf } from '../http/personal.ts'
import { createPersonalApi } from '../http/personal-endpoints.ts'

interface SignInDependencies {
  openEdge: OpenEdge<Edge>
  /**
   * Runs the action that was waiting for the customer who is now signed in.
   * @param from the page that signing in returns to; null if it is unknown
   */
  continueAtSignIn: (c: Context<AppEnv>, from: string | null) => Promise<Pick<SignedIn, 'to'>>
}

/** Signing in and out. The tokens stay in the session's cookie. */
export const signInRoutes = ({ openEdge, continueAtSignIn }: SignInDependencies) =>
  createPersonalApi(openEdge)
    .post(accountApi.paths.signIn, { agents: 'refused', limit: signInLimit }, async (c) => {
      const input = await actionInput(c, SignIn)
      const { edge } = await openEdge(c)
      const { signIn } = await import('./sign-in.ts')
      const signedIn = await signIn(edge, input, idempotencyKeyOf(c))
      return c.json({ ...signedIn, ...(await continueAtSignIn(c, input.from ?? null)) })
    })
    .post(accountApi.paths.signOut, { agents: 'allowed', limit: 'none' }, async (c) => {
      const input = await actionInput(c, SignOut)
      const { edge } = await openEdge(c)
      const { signOut } = await import('./sign-in.ts')
      await signOut(edge, input)
      return c.body(null, 204)
    })

/** Passkeys need a browser with JavaScript, so there are no forms for them. */
export function passkeyRoutes({ openEdge, continueAtSignIn }: SignInDependencies) {
  const { paths } = passkeysApi

  /** Loads with the first shopper who uses a passkey. */
  async function openPasskeys(c: Context<AppEnv>) {
    const [{ createPasskeys }, { edge }] = await Promise.all([import('./passkeys.ts'), openEdge(c)])
    return createPasskeys(edge)
  }

  return createPersonalApi(openEdge)
    .post(paths.signInOptions, { agents: 'refused', limit: 'none' }, async (c) => {
      await actionInput(c, WantSignIn)
      const passkeys = await openPasskeys(c)
      return c.json(await passkeys.signInOptions())
    })
    .post(paths.signIn, { agents: 'refused', limit: passkeySignInLimit }, async (c) => {
      const input = await actionInput(c, SignInWithPasskey)
      const passkeys = await openPasskeys(c)
      const signedIn = await passkeys.signIn(input)
      return c.json({ ...signedIn, ...(await continueAtSignIn(c, null)) })
    })
    .post(paths.code, { agents: 'refused', limit: passkeyCodeLimit }, async (c) => {
      await actionInput(c, WantPasskey)
      const passkeys = await openPasskeys(c)
      await passkeys.sendCode()
      return c.body(null, 204)
    })
    .post(paths.options, { agents: 'refused', limit: passkeyProofLimit }, async (c) => {
      const input = await actionInput(c, PreparePasskey)
      const passkeys = await openPasskeys(c)
      return c.json(await passkeys.addOptions(input))
    })
    .post(paths.passkeys, { agents: 'refused', limit: passkeyProofLimit }, async (c) => {
      const input = await actionInput(c, AddPasskey)
      const passkeys = await openPasskeys(c)
      await passkeys.add(input)
      return c.body(null, 204)
    })
}
