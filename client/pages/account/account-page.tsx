import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { Guide } from '../../features/guide/guide.tsx'
import { useHref } from '../../app/link.ts'
import { PageHead } from '../../app/page-head.tsx'
import { Page } from '../../ui/layout.tsx'
import { definePersonalPage, type PageProps } from '../page.ts'

/** The sections of the account by their path (spec 1 §2.1). */
const SECTIONS = {
  'address-list': 'addresses',
  'edit-profile': 'profile',
  'my-points-history': 'points',
  wallet: 'wallet',
  'scent-scription': 'subscriptions',
  'payment-methods': 'payment',
} as const

const PARTS = {
  addresses: { title: 'title.addresses', text: 'account.addresses' },
  profile: { title: 'title.profile', text: 'account.profile' },
  points: { title: 'title.points', text: 'account.points' },
  wallet: { title: 'title.wallet', text: 'account.wallet' },
  subscriptions: { title: 'title.subscriptions', text: 'account.subscriptions' },
  payment: { title: 'title.payment', text: 'account.payment' },
} as const
type AccountPart = keyof typeof PARTS

const sectionAt = (path = ''): AccountPart | undefined =>
  Object.entries(SECTIONS).find(([known]) => known === path)?.[1]

/** What is not built yet: each page of the account says what works today, and leads there. */
export const accountPage = definePersonalPage({
  isStatic: true,
  async load({ params: { section } }) {
    if (!sectionAt(section)) return { notFound: true }
  },
  Component: function AccountPage({ params: { section } }: PageProps) {
    const part = sectionAt(section)
    return part && <AccountGuide part={part} />
  },
})

function AccountGuide({ part }: { part: AccountPart }) {
  const intl = useIntl()
  const href = useHref()
  const { title, text } = PARTS[part]
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: title })} noindex />
      <Guide title={title}>
        <FormattedMessage
          id={text}
          values={{
            rewards: (
              <a href={href(routes.loyaltyRewards.href({}))}>
                <FormattedMessage id="account.rewards" />
              </a>
            ),
          }}
        />
      </Guide>
    </Page>
  )
}
