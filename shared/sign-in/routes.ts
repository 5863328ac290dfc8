import { personalPage, route, STEP_PARAMETER } from '../http/define-route.ts'

/** The path and query of the page from which the shopper goes to sign in. */
export const FROM_PARAMETER = 'from'

const withCaptcha = { ...personalPage, policy: 'captcha' } as const

export const signInRoutes = {
  // Where to return to after signing in.
  login: route('/login', { ...withCaptcha, query: [FROM_PARAMETER, STEP_PARAMETER] }),
  registration: route('/registration', { ...withCaptcha, query: [STEP_PARAMETER] }),
  completeRegistration: route('/complete-registration', personalPage),
  passwordReset: route('/my-account/reset', { ...withCaptcha, query: [STEP_PARAMETER] }),
  setNewPassword: route('/set-new-password', { ...personalPage, query: [STEP_PARAMETER] }),
  setNewPasswordExpired: route('/set-new-password-expired', personalPage),
}
