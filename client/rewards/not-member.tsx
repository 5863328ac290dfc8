import { FormattedMessage, useIntl } from 'react-intl'

import type { Enrollment } from '#shared/rewards/member-rewards.ts'
import type { LoyaltyStatus } from '#shared/rewards/loyalty-status.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../kit/link.ts'
import { PageHead } from '../kit/page-head.tsx'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Clearing, Page, Stack } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { CarePhone } from '../shell/care-phone.tsx'
import { MessageNotice } from '../kit/message-notice.tsx'

interface NotMemberProps {
  enrollment: Exclude<Enrollment, 'member'>
  status: LoyaltyStatus
  /** How its buttons are aligned, on a page whose text is centered. */
  align?: 'start' | 'center'
}

const TEXTS = {
  off: 'wallet.off',
  none: 'wallet.notMember',
  excluded: 'wallet.ended',
} as const

/** The wallet of a shopper who is not a member: an explanation, and where to go on. */
export function NotMember({ enrollment, status, align = 'start' }: NotMemberProps) {
  const href = useHref()
  return (
    <Stack gap="xl">
      <Text size="lead" measured>
        <FormattedMessage tagName="span" id={TEXTS[enrollment]} />
      </Text>
      {enrollment === 'excluded' && <MembershipNote status={status} />}
      <ButtonRow align={align}>
        {enrollment === 'none' && (
          <ButtonLink tone="primary" href={href(routes.loyaltyRewards.href({}))}>
            <FormattedMessage id="rewards.join" />
          </ButtonLink>
        )}
        {enrollment === 'excluded' && (
          <ButtonLink tone="primary" href={href(routes.pointsHistory.href({}))}>
            <FormattedMessage id="title.points" />
          </ButtonLink>
        )}
        {enrollment === 'off' && (
          <ButtonLink tone="primary" href={href(routes.myAccount.href({}))}>
            <FormattedMessage id="account.title" />
          </ButtonLink>
        )}
        <ButtonLink href={href(routes.home.href({}))}>
          <FormattedMessage id="wallet.shop" />
        </ButtonLink>
      </ButtonRow>
    </Stack>
  )
}

/** A page about joining or rewards, on a site that has no program. */
export function NoProgram() {
  const title = useIntl().formatMessage({ id: 'title.wallet' })
  return (
    <Page>
      <PageHead title={title} noindex />
      <Clearing>
        <Heading as="h1">{title}</Heading>
        <NotMember enrollment="off" status="unknown" align="center" />
      </Clearing>
    </Page>
  )
}

const NOTES = {
  Inactive: 'membership.inactive',
  PointsCapped: 'membership.pointsCapped',
  Cancelled: 'membership.cancelled',
  CancelledGrace: 'membership.cancelledGrace',
  Terminated: 'membership.terminated',
  TerminatedGrace: 'membership.terminatedGrace',
  Frozen: 'membership.frozen',
  unknown: 'membership.unknown',
} as const

/** Explains the state of a membership, except an active one. */
export function MembershipNote({ status }: { status: LoyaltyStatus }) {
  if (status === 'Active') return null
  return <MessageNotice id={NOTES[status]} values={{ phone: <CarePhone /> }} />
}
