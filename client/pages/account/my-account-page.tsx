import { loadAccount } from '../account-page.ts'
import { useIsCustomer } from '../../features/account-frame/account-state.ts'
import { definePersonalPage } from '../page.ts'
import { Dashboard } from './dashboard.tsx'
import { loadSignIn, SignInView } from './sign-in-view.tsx'

/** The account. For anyone who is not signed in, the login page (spec 1 §2.1). */
export const myAccountPage = definePersonalPage({
  async load(context) {
    if (await context.getCustomer()) return loadAccount(context)
    await loadSignIn(context)
  },
  Component: function MyAccount() {
    return useIsCustomer() ? <Dashboard /> : <SignInView title="title.myAccount" />
  },
})
