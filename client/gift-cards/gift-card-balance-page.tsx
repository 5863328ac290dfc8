import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import { answerKey } from '#shared/actions.ts'
import type { CardBalance } from '#shared/gift-cards/gift-card.ts'

import { useShop } from '../app/app-context.ts'
import { PageHead } from '../app/page-head.tsx'
import { Breadcrumbs } from '../features/shell/breadcrumbs.tsx'
import { FormBeside } from '../ui/form-beside/form-beside.tsx'
import { Page } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { definePage } from '../pages/page.ts'
import { BalanceForm } from './balance-form.tsx'
import { BalanceHelp } from './balance-help.tsx'
import { BalanceShown } from './balance-shown.tsx'

/**
 * The form that asks what is left on a gift card, and in the response to it the balance. The browser keeps the document
 * as it is, so neither the number nor the balance is in any data of the page.
 */
export const giftCardBalancePage = definePage({ isStatic: true, Component: GiftCardBalance })

function GiftCardBalance() {
  const intl = useIntl()
  const { path } = useShop()
  const queryClient = useQueryClient()
  const balance = import.meta.env.SSR
    ? queryClient.getQueryData<CardBalance>(answerKey('checkGiftCardBalance'))
    : undefined
  const title = intl.formatMessage({ id: 'title.giftCardBalance' })
  return (
    <Page>
      <PageHead
        title={title}
        description={intl.formatMessage({ id: 'giftBalance.description' })}
        canonical={{ path }}
        noindex={balance !== undefined}
      />
      <Breadcrumbs trail={[]} current={title} />
      <Heading as="h1">{title}</Heading>
      <Text size="lead">
        <FormattedMessage id="giftBalance.lead" />
      </Text>
      <FormBeside>
        <BalanceForm />
        {import.meta.env.SSR && balance ? <BalanceShown balance={balance} /> : <BalanceHelp />}
      </FormBeside>
    </Page>
  )
}
