import { useQueryClient } from '@tanstack/react-query'

import type { Customer } from '../../features/account-menu/customer-menu.tsx'
import { definePersonalPage } from '../page.ts'
import { AccountOverview } from './account-overview.tsx'
import { loadSignIn, SignInView } from './sign-in-view.tsx'

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
      <SignInView title="title.myAccount" />
    )
  },
})
