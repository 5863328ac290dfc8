import { FormattedMessage } from 'react-intl'

import { ProblemError } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'

import { AccountForm } from './account-form.tsx'
import { AccountPageFrame } from './account-page-frame.tsx'
import { FORM_FIELDS } from './form-fields.ts'
import { Text } from '../ui/text.tsx'
import { definePersonalPage } from '../kit/page.ts'

const FIELDS = [FORM_FIELDS.firstName, FORM_FIELDS.lastName]

/** Adds the names that an account lacks. Only a customer without a name gets to see it. */
export const completeRegistrationPage = definePersonalPage({
  async load(context) {
    const customer = await context.getCustomer()
    if (!customer) throw new ProblemError('sign-in-required')
    if (customer.firstName !== null || customer.agent)
      return { redirect: routes.myAccount.path, status: 303 }
  },
  Component: function CompleteRegistrationPage() {
    return (
      <AccountPageFrame
        title="title.completeRegistration"
        aside={
          <Text measured>
            <FormattedMessage id="registration.complete" />
          </Text>
        }
      >
        <AccountForm action="completeProfile" fields={FIELDS} submit="registration.save" />
      </AccountPageFrame>
    )
  },
})
