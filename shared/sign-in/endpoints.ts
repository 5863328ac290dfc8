import { endpoint, repeatablePost } from '../http/endpoint.ts'
import type { SignedIn, SignIn, SignOut } from './account.ts'
import type {
  AddPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PreparePasskey,
  SignInWithPasskey,
} from './passkeys.ts'

/** Signing in and out. Both replace the session, so they are done by its owner only. */
export const signInEndpoints = {
  /**
   * Signs a customer in with a password, and merges the guest's bag into the customer's (spec 1 §4).
   * @throws {ProblemError} `wrong-credentials`, `two-attempts-left`, `one-attempt-left`, `account-locked`,
   * `too-many-attempts`
   */
  signIn: endpoint<SignIn, SignedIn>()('POST', '/account/sign-in'),
  /** Ends the session, here even if commerce does not answer. */
  signOut: repeatablePost<SignOut, void>('/account/sign-out'),
}

/** Signing in with a passkey, and adding one to the account of the customer. Without JavaScript there are none. */
export const passkeyEndpoints = {
  signInOptions: repeatablePost<{ intent: 'sign-in' }, PasskeyRequest>('/passkeys/sign-in/options'),
  /** @throws {ProblemError} `wrong-credentials`: it is not known here, or was not asked for */
  signIn: repeatablePost<SignInWithPasskey, SignedIn>('/passkeys/sign-in'),
  /** Mails the code that adding one needs. @throws {ProblemError} `sign-in-required` */
  sendCode: repeatablePost<{ intent: 'add' }, void>('/passkeys/code'),
  /** @throws {ProblemError} `invalid-input` with `fields`: the code is wrong; `sign-in-required` */
  addOptions: repeatablePost<PreparePasskey, PasskeyCreation>('/passkeys/options'),
  /** @throws {ProblemError} `invalid-input` with `fields`: the code is wrong; `rejected`; `sign-in-required` */
  add: repeatablePost<AddPasskey, void>('/passkeys'),
}
