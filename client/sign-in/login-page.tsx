import { FROM_PARAMETER } from '#shared/sign-in/routes.ts'
import { returnPath } from '#shared/return-path.ts'

import { definePersonalPage } from '../kit/page.ts'
import { loadSignIn, SignInView } from './sign-in-view.tsx'

/** A customer who is signed in goes on to where they came from. */
export const loginPage = definePersonalPage({
  async load(context) {
    const [customer] = await Promise.all([context.getCustomer(), loadSignIn(context)])
    if (customer) return { redirect: returnPath(context.query.get(FROM_PARAMETER)), status: 303 }
  },
  Component: () => <SignInView title="title.login" />,
})
