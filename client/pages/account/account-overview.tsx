import { useIntl } from 'react-intl'

import { CustomerMenu, type Customer } from '../../features/account-menu/customer-menu.tsx'
import { AddPasskey } from '../../features/passkeys/add-passkey.tsx'
import { Breadcrumbs } from '../../features/shell/breadcrumbs.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { AccountBox } from '../../ui/account-menu.tsx'
import { Page } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'

/** The account of a customer: the ways to its parts, and out. */
export function AccountOverview({ customer }: { customer: Customer }) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'title.myAccount' })
  return (
    <Page>
      <PageHead title={title} noindex />
      <Breadcrumbs trail={[]} current={title} />
      <Heading as="h1">{title}</Heading>
      <AccountBox place="page">
        <div className="inside">
          <CustomerMenu customer={customer} />
        </div>
      </AccountBox>
      <AddPasskey />
    </Page>
  )
}
