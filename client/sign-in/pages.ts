import type { LazyPage } from '../kit/page.ts'

export const signInPages = {
  login: {
    load: () => import('./login-page.tsx').then((module) => module.loginPage),
  },
  registration: {
    load: () => import('./registration-page.tsx').then((module) => module.registrationPage),
  },
  completeRegistration: {
    load: () =>
      import('./complete-registration-page.tsx').then((module) => module.completeRegistrationPage),
  },
  passwordReset: {
    load: () => import('./password-reset-page.tsx').then((module) => module.passwordResetPage),
  },
  setNewPassword: {
    load: () => import('./new-password-page.tsx').then((module) => module.newPasswordPage),
  },
  setNewPasswordExpired: {
    load: () => import('./expired-link-page.tsx').then((module) => module.expiredLinkPage),
  },
} satisfies Record<string, LazyPage>
