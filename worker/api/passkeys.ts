import type { Context } from 'hono'

import { passkeysApi } from '#shared/api-paths.ts'
import {
  AddPasskey,
  PreparePasskey,
  SignInWithPasskey,
  WantPasskey,
  WantSignIn,
} from '#shared/sign-in/passkeys.ts'

import type { AppEnv } from '../env.ts'
import { actionInput } from '../http/personal.ts'
import { createPersonalApi } from './personal.ts'

const { paths } = passkeysApi

/** Their code loads with the first shopper who uses one. */
async function openPasskeys(c: Context<AppEnv>) {
  const code = await import('../account-access/passkeys.ts')
  return code.openPasskeys(c)
}

/** Passkeys need a browser with JavaScript, so there are no forms for them. */
export const passkeys = createPersonalApi()
  .post(paths.signInOptions, { agents: 'refused', limit: 'none' }, async (c) => {
    await actionInput(c, WantSignIn)
    const port = await openPasskeys(c)
    return c.json(await port.signInOptions())
  })
  .post(paths.signIn, { agents: 'refused', limit: 'passkeySignIn' }, async (c) => {
    const input = await actionInput(c, SignInWithPasskey)
    const port = await openPasskeys(c)
    const signedIn = await port.signIn(input)
    const { continueAtSignIn } = await import('../actions/pending-action.ts')
    return c.json({ ...signedIn, ...(await continueAtSignIn(c, null)) })
  })
  .post(paths.code, { agents: 'refused', limit: 'passkeyCode' }, async (c) => {
    await actionInput(c, WantPasskey)
    const port = await openPasskeys(c)
    await port.sendCode()
    return c.body(null, 204)
  })
  .post(paths.options, { agents: 'refused', limit: 'passkeyProof' }, async (c) => {
    const input = await actionInput(c, PreparePasskey)
    const port = await openPasskeys(c)
    return c.json(await port.addOptions(input))
  })
  .post(paths.passkeys, { agents: 'refused', limit: 'passkeyProof' }, async (c) => {
    const input = await actionInput(c, AddPasskey)
    const port = await openPasskeys(c)
    await port.add(input)
    return c.body(null, 204)
  })
