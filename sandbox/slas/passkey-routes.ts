import { factory } from '../platform/env.ts'
import { only } from '../platform/problems.ts'
import { readPasskeyUser, removePasskeyCredential, removePasskeyUser } from './passkeys/passkey-users.ts'
import { authorizeRegistration, finishRegistration, startRegistration } from './passkey-registration.ts'
import { finishSignIn, startSignIn } from './passkey-sign-in.ts'

const USER = '/passkey/user/:loginId'
const CREDENTIAL = `${USER}/credentials/:credentialId` as const

/** The endpoints to register, use, list and delete passkeys. */
export const passkeyRoutes = factory
  .createApp()
  .post('/register/authorize', ...authorizeRegistration)
  .all('/register/authorize', only('POST'))
  .post('/register/start', ...startRegistration)
  .all('/register/start', only('POST'))
  .post('/register/finish', ...finishRegistration)
  .all('/register/finish', only('POST'))
  .post('/authenticate/start', ...startSignIn)
  .all('/authenticate/start', only('POST'))
  .post('/authenticate/finish', ...finishSignIn)
  .all('/authenticate/finish', only('POST'))
  .get(USER, ...readPasskeyUser)
  .delete(USER, ...removePasskeyUser)
  .all(USER, only('GET', 'DELETE'))
  .delete(CREDENTIAL, ...removePasskeyCredential)
  .all(CREDENTIAL, only('DELETE'))
