import { SignIn, SignOut } from '#shared/sign-in/account.ts'
import { accountApi } from '#shared/api-paths.ts'

import { openShopper } from '../shopper/open-shopper.ts'
import { actionInput, idempotencyKeyOf } from '../http/personal.ts'
import { createPersonalApi } from './personal.ts'

const { paths } = accountApi

/** Signing in and out. The tokens stay in the session's cookie. */
export const account = createPersonalApi()
  .post(paths.signIn, { agents: 'refused', limit: 'signIn' }, async (c) => {
    const input = await actionInput(c, SignIn)
    const { account: port } = await openShopper(c)
    const signedIn = await port.signIn(input, idempotencyKeyOf(c))
    // The code of all actions loads with the first of them.
    const { continueAtSignIn } = await import('../actions/pending-action.ts')
    return c.json({ ...signedIn, ...(await continueAtSignIn(c, input.from ?? null)) })
  })
  .post(paths.signOut, { agents: 'allowed', limit: 'none' }, async (c) => {
    const input = await actionInput(c, SignOut)
    const { account: port } = await openShopper(c)
    await port.signOut(input)
    return c.body(null, 204)
  })
  .get(paths.lastTime, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { customerAccount } = await openShopper(c)
    return c.json(await customerAccount.getLastTime())
  })
  .get(paths.copy, { agents: 'refused', limit: 'none' }, async (c) => {
    const { customerAccount } = await openShopper(c)
    c.header('Content-Disposition', 'attachment; filename="juniper-and-wick-account.json"')
    return c.json(await customerAccount.getCopy())
  })
