import { useQueryClient } from '@tanstack/react-query'

import { FROM_PARAMETER } from '#shared/routes.ts'
import { returnPath } from '#shared/return-path.ts'

import type { Customer } from '../../features/account-menu/customer-menu.tsx'
import { definePersonalPage } from '../page.ts'
import { AccountOverview } from './account-overview.tsx'
import { loadSignIn, SignInPage } from './sign-in-page.tsx'

/** A customer who is signed in goes on to where they came from. */
export const loginPage = definePersonalPage({
  async load(context) {
    const [customer] = await Promise.all([context.getCustomer(), loadSignIn(context)])
    if (customer) return { redirect: returnPath(context.query.get(FROM_PARAMETER)), status: 303 }
  },
  Component: () => <SignInPage title="title.login" />,
})

const CUSTOMER_KEY = ['customer']

/** The account. For anyone who is not signed in, the login page (spec 1 §2.1). */
export const myAccountPage = definePersonalPage({
  async load(context) {
    const [customer] = await Promise.all([context.getCustomer(), loadSignIn(context)])
    const firstName = customer?.firstName ?? null
    context.queryClient.setQueryData<Customer | null>(CUSTOMER_KEY, customer && { firstName })
  },
  Component: function MyAccount() {
    const customer = useQueryClient().getQueryData<Customer | null>(CUSTOMER_KEY)
    return customer ? (
      <AccountOverview customer={customer} />
    ) : (
      <SignInPage title="title.myAccount" />
    )
  },
})
