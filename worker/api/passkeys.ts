import { passkeysApi } from '#shared/contract/api-paths.ts'
import {
  AddPasskey,
  PreparePasskey,
  SignInWithPasskey,
  WantPasskey,
  WantSignIn,
} from '#shared/contract/passkeys.ts'

import { openPasskeys } from '../account-access/passkeys.ts'
import { continueAtSignIn } from '../actions/pending-action.ts'
import { actionInput, createPersonalApi } from './personal.ts'

const { paths } = passkeysApi

/** Passkeys need a browser with JavaScript, so there are no forms for them. */
export const passkeys = createPersonalApi()
  .post(paths.signInOptions, { agents: 'refused', limit: 'none' }, async (c) => {
    await actionInput(c, WantSignIn)
    return c.json(await openPasskeys(c).signInOptions())
  })
  .post(paths.signIn, { agents: 'refused', limit: 'passkeySignIn' }, async (c) => {
    const input = await actionInput(c, SignInWithPasskey)
    const signedIn = await openPasskeys(c).signIn(input)
    return c.json({ ...signedIn, ...(await continueAtSignIn(c, null)) })
  })
  .post(paths.code, { agents: 'refused', limit: 'passkeyCode' }, async (c) => {
    await actionInput(c, WantPasskey)
    await openPasskeys(c).sendCode()
    return c.body(null, 204)
  })
  .post(paths.options, { agents: 'refused', limit: 'passkeyProof' }, async (c) => {
    const input = await actionInput(c, PreparePasskey)
    return c.json(await openPasskeys(c).addOptions(input))
  })
  .post(paths.passkeys, { agents: 'refused', limit: 'passkeyProof' }, async (c) => {
    const input = await actionInput(c, AddPasskey)
    await openPasskeys(c).add(input)
    return c.body(null, 204)
  })
