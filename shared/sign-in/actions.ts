/** The forms of signing in and out, and of registration. `worker/sign-in/actions.ts` defines what each does. */
export const signInActions = {
  signIn: { path: '/login/sign-in' },
  signOut: { path: '/login/sign-out' },
  register: { path: '/registration/create' },
  completeProfile: { path: '/complete-registration/save' },
  requestReset: { path: '/my-account/reset/request' },
  setNewPassword: { path: '/set-new-password/save' },
  requestCode: { path: '/login/code' },
  enterCode: { path: '/login/code/enter' },
} as const satisfies Record<string, { path: `/${string}` }>
