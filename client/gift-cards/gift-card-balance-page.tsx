import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import { giftCardActions } from '#shared/gift-cards/actions.ts'
import { answerKey } from '#shared/form-answer.ts'
import type { CardBalance, CardStatus } from '#shared/gift-cards/gift-card.ts'

import { useShop } from '../kit/app-context.ts'
import { Breadcrumbs } from '../seo/breadcrumbs.tsx'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'
import { useHref } from '../kit/link.ts'
import { useMoney } from '../kit/money/use-money.ts'
import { PageHead } from '../kit/page-head.tsx'
import { definePage } from '../kit/page.ts'
import { CarePhone } from '../shell/care-phone.tsx'
import { Button } from '../ui/button.tsx'
import { BalanceCard, FormBeside } from '../ui/form-beside/form-beside.tsx'
import { FormBody } from '../ui/form.tsx'
import { Page } from '../ui/layout.tsx'
import { Heading, Prose, Text } from '../ui/text.tsx'
import { CARD_NUMBER_PROBLEMS, CardNumberField } from './card-number-field.tsx'

/**
 * The form for the balance of a gift card, and in the response to it the balance. The browser keeps the document
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
        {import.meta.env.SSR && balance ? <BalanceDetails balance={balance} /> : <BalanceHelp />}
      </FormBeside>
    </Page>
  )
}

/** The form for the card's number. */
function BalanceForm() {
  const rejected = useRejectedForm('checkGiftCardBalance')
  const problem =
    import.meta.env.SSR && rejected
      ? (CARD_NUMBER_PROBLEMS[rejected.problem] ?? 'formError.generic')
      : null
  return (
    <FormBody
      action={useHref()(giftCardActions.checkGiftCardBalance.path)}
      method="post"
      noValidate
    >
      <HiddenFields />
      <CardNumberField rejected={rejected} problem={problem}>
        <FormattedMessage id="giftBalance.number" />
      </CardNumberField>
      <div>
        <Button type="submit" tone="primary">
          <FormattedMessage id="giftBalance.check" />
        </Button>
      </div>
    </FormBody>
  )
}

/** Where to find the number, and other help. */
function BalanceHelp() {
  const href = useHref()
  return (
    <Prose>
      <h2>
        <FormattedMessage id="giftBalance.where" />
      </h2>
      <ul>
        <li>
          <FormattedMessage id="giftBalance.whereMailed" />
        </li>
        <li>
          <FormattedMessage id="giftBalance.wherePosted" />
        </li>
      </ul>
      <p>
        <FormattedMessage tagName="span" id="giftBalance.help" values={{ phone: <CarePhone /> }} />
      </p>
      <p>
        <a href={href('/giftcards')}>
          <FormattedMessage id="giftBalance.all" />
        </a>
      </p>
    </Prose>
  )
}

const STATUS: Record<CardStatus, FormatjsIntl.Message['ids']> = {
  active: 'giftBalance.active',
  spent: 'giftBalance.spent',
  pending: 'giftBalance.pending',
  disabled: 'giftBalance.disabled',
}

/** The balance of the card. Rendered on the edge only. */
function BalanceDetails({
  balance: { ending, status, balance, amount },
}: {
  balance: CardBalance
}) {
  const money = useMoney()
  return (
    <BalanceCard
      aria-labelledby="balance"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the document is the response to the form beside it
      autoFocus
    >
      <h2 id="balance">
        <FormattedMessage
          tagName="span"
          id="giftBalance.card"
          values={{ ending: <span translate="no">{ending}</span> }}
        />
      </h2>
      <div>
        <p className="amount">{money(balance)}</p>
        <p className="quiet">
          <FormattedMessage tagName="span" id="giftBalance.of" values={{ amount: money(amount) }} />
        </p>
      </div>
      <p>
        <FormattedMessage tagName="span" id={STATUS[status]} />
      </p>
    </BalanceCard>
  )
}
