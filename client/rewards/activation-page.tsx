import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import { loginPath } from '#shared/return-path.ts'
import { routes } from '#shared/routes.ts'

import { useCatalog } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { PageHead } from '../kit/page-head.tsx'
import { preferencesQuery } from '../preferences/queries.ts'
import { CarePhone } from '../shell/care-phone.tsx'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Clearing, Page } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { definePage } from '../kit/page.ts'
import { NoProgram } from './not-member.tsx'

const WALLET = routes.wallet.href({})

const RESULTS = {
  success: { title: 'activation.success', text: 'activation.successText' },
  cancelled: { title: 'activation.cancelled', text: 'activation.cancelledText' },
  expired: { title: 'activation.expired', text: 'activation.expiredText' },
  fail: { title: 'activation.fail', text: 'activation.failText' },
  noauth: { title: 'activation.noauth', text: 'activation.noauthText' },
} as const

type Result = keyof typeof RESULTS

const isResult = (text: string | undefined): text is Result => text !== undefined && text in RESULTS

/** The result of activating a reward (spec 1 §2.1). It names no reward, so it is the same for every visitor. */
export const activationPage = definePage({
  isStatic: true,
  load: ({ params: { result } }) =>
    Promise.resolve(isResult(result) ? undefined : { notFound: true as const }),
  Component: function ActivationPage({ params: { result } }) {
    const intl = useIntl()
    const href = useHref()
    const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
    if (!isResult(result)) return null
    if (preferences?.bondLoyaltyEnabled === false) return <NoProgram />
    const { title, text } = RESULTS[result]
    const [path = '', query] = (result === 'noauth' ? loginPath(WALLET) : WALLET).split('?')
    return (
      <Page>
        <PageHead title={intl.formatMessage({ id: title })} noindex />
        <Clearing>
          <Heading as="h1">
            <FormattedMessage tagName="span" id={title} />
          </Heading>
          <Text size="lead">
            <FormattedMessage tagName="span" id={text} values={{ phone: <CarePhone /> }} />
          </Text>
          <ButtonRow align="center">
            <ButtonLink tone="primary" href={href(path, query)}>
              <FormattedMessage
                tagName="span"
                id={result === 'noauth' ? 'title.login' : 'wallet.toWallet'}
              />
            </ButtonLink>
            <ButtonLink href={href(routes.home.href({}))}>
              <FormattedMessage id="wallet.shop" />
            </ButtonLink>
          </ButtonRow>
        </Clearing>
      </Page>
    )
  },
})
