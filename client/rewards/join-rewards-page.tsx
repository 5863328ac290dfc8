import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import type { MemberRewards } from '#shared/rewards/member-rewards.ts'
import { loginPath } from '#shared/return-path.ts'
import { routes } from '#shared/routes.ts'

import { useCatalog } from '../kit/app-context.ts'
import { loadedPreferences } from '../preferences/queries.ts'
import { useHref } from '../kit/link.ts'
import { PageHead } from '../kit/page-head.tsx'
import { AccountFrame } from '../account/account-frame.tsx'
import { useIsCustomer } from '../account/account-state.ts'
import { assetsQuery } from '../content/queries.ts'
import { Breadcrumbs } from '../seo/breadcrumbs.tsx'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Page, Stack } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { definePersonalPage } from '../kit/page.ts'
import { JoinForm, TERMS } from './join-form.tsx'
import { loadIfCustomer } from '../account/account-page.ts'
import { NoProgram, NotMember } from './not-member.tsx'

const ENROLLMENT_KEY = ['enrollment']
type Enrolled = Awaited<ReturnType<MemberRewards['getEnrollment']>>

/** Where a customer joins the loyalty program. Members go on to their wallet, and guests sign in first. */
export const joinRewardsPage = definePersonalPage({
  isStatic: true,
  async load(context) {
    const { catalog, queryClient } = context
    return loadIfCustomer(context, async ({ memberRewards }) => {
      const [enrolled] = await Promise.all([
        memberRewards.getEnrollment(),
        // The form is shown only with the terms that it refers to.
        queryClient.query(assetsQuery(catalog, [TERMS])),
      ])
      if (enrolled.enrollment === 'member') {
        return { redirect: routes.wallet.href({}), status: 303 }
      }
      queryClient.setQueryData(ENROLLMENT_KEY, enrolled)
    })
  },
  Component: function JoinRewardsPage() {
    const title = useIntl().formatMessage({ id: 'title.loyaltyRewards' })
    const enrolled = useQueryClient().getQueryData<Enrolled>(ENROLLMENT_KEY)
    const noProgram = useIntl().formatMessage({ id: 'title.wallet' })
    const isOff = !loadedPreferences(useQueryClient(), useCatalog())?.bondLoyaltyEnabled
    if (!useIsCustomer()) return isOff ? <NoProgram /> : <SignInFirst title={title} />
    return (
      <AccountFrame title={isOff ? noProgram : title} current={routes.wallet.href({})}>
        {enrolled && <Joining enrolled={enrolled} />}
      </AccountFrame>
    )
  },
})

function Joining({ enrolled: { enrollment, status, postalCode } }: { enrolled: Enrolled }) {
  if (enrollment === 'off' || enrollment === 'excluded')
    return <NotMember enrollment={enrollment} status={status} />
  return <JoinForm postalCode={postalCode} />
}

function SignInFirst({ title }: { title: string }) {
  const href = useHref()
  const [path = '', query] = loginPath(routes.joinRewards.href({})).split('?')
  return (
    <Page>
      <PageHead title={title} noindex />
      <Breadcrumbs trail={[]} current={title} />
      <Stack gap="xl">
        <Heading as="h1">{title}</Heading>
        <Text size="lead" measured>
          <FormattedMessage id="join.signInFirst" />
        </Text>
        <ButtonRow>
          <ButtonLink tone="primary" href={href(path, query)}>
            <FormattedMessage id="title.login" />
          </ButtonLink>
          <ButtonLink href={href(routes.registration.href({}))}>
            <FormattedMessage id="title.registration" />
          </ButtonLink>
        </ButtonRow>
        <Text tone="quiet" measured>
          <FormattedMessage id="join.comeBack" />
        </Text>
      </Stack>
    </Page>
  )
}
