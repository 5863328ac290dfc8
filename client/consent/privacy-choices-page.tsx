import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import {
  type Privacy,
  CHOICE_FIELD,
  SALE_SECTION,
  type PrivacyChoice,
  PRIVACY_CHOICES_PATH,
} from '#shared/consent/privacy.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'
import { routes } from '#shared/routes.ts'

import { useShop } from '../kit/app-context.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Breadcrumbs } from '../seo/breadcrumbs.tsx'
import { ScriptlessNote } from './look.tsx'
import { Notice } from '../ui/form.tsx'
import { Page, Stack } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { definePersonalPage } from '../kit/page.ts'
import { ChoiceForm } from './choice-form.tsx'
import { useHref } from '../kit/link.ts'
import { Button } from '../ui/button.tsx'

const PRIVACY_KEY = ['privacy']

/** Which groups of cookies the visitor allows. Its forms need no JavaScript. */
export const privacyChoicesPage = definePersonalPage({
  isStatic: true,
  async load({ queryClient, privacy }) {
    if (!privacy) throw new Error('Only the edge knows what the visitor has chosen.')
    queryClient.setQueryData<Privacy>(PRIVACY_KEY, privacy)
  },
  Component: function PrivacyChoicesPage() {
    const title = useIntl().formatMessage({ id: 'title.privacyChoices' })
    const privacy = useQueryClient().getQueryData<Privacy>(PRIVACY_KEY)
    const isSaved = useShop().query.get(DONE_PARAMETER) === 'saved'
    return (
      <Page>
        <PageHead title={title} noindex />
        <Breadcrumbs trail={[]} current={title} />
        <Stack gap="xl">
          <Heading as="h1">{title}</Heading>
          {isSaved && (
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the document is the response to the form
            <Notice role="status" tabIndex={-1} autoFocus>
              <p>
                <FormattedMessage id="privacy.saved" />
              </p>
            </Notice>
          )}
          <Text size="lead" measured>
            <FormattedMessage
              tagName="span"
              id={privacy?.regime === 'opt-out' ? 'privacy.introOptOut' : 'privacy.intro'}
            />
          </Text>
          <ScriptlessNote>
            <FormattedMessage id="privacy.scriptless" />
          </ScriptlessNote>
          {privacy && <ChoiceForm privacy={privacy} />}
          {privacy?.law === 'sale' && <RefuseSale privacy={privacy} />}
          {privacy?.law === 'quebec' && <QuebecRights />}
        </Stack>
      </Page>
    )
  },
})

/** The contact that Quebec's Law 25 requires. */
function QuebecRights() {
  const href = useHref()
  const policy = (
    <a href={href(routes.privacyAndSecurity.href({}))}>
      <FormattedMessage id="title.privacy" />
    </a>
  )
  return (
    <section aria-labelledby="quebec-heading">
      <Stack>
        <Heading id="quebec-heading" size="heading">
          <FormattedMessage id="privacy.quebecHeading" />
        </Heading>
        <Text measured>
          <FormattedMessage tagName="span" id="privacy.quebecText" values={{ policy }} />
        </Text>
      </Stack>
    </section>
  )
}

const DO_NOT_SELL: PrivacyChoice = 'do-not-sell'

/** The way to refuse the sale of one's data that some states ask for. */
function RefuseSale({ privacy: { allowed } }: { privacy: Privacy }) {
  const href = useHref()
  const isRefused = allowed !== null && !allowed.includes('targeting')
  return (
    <section id={SALE_SECTION} aria-labelledby="sale-heading">
      <Stack align="start">
        <Heading id="sale-heading" size="heading">
          <FormattedMessage id="privacy.saleHeading" />
        </Heading>
        <Text measured>
          <FormattedMessage
            tagName="span"
            id={isRefused ? 'privacy.saleRefused' : 'privacy.saleText'}
          />
        </Text>
        {!isRefused && (
          <form method="post" action={href(PRIVACY_CHOICES_PATH)}>
            <Button type="submit" name={CHOICE_FIELD} value={DO_NOT_SELL}>
              <FormattedMessage id="privacy.saleAction" />
            </Button>
          </form>
        )}
      </Stack>
    </section>
  )
}
