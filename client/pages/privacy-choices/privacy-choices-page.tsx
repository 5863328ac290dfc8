import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Privacy } from '#shared/consent/privacy.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'

import { useShop } from '../../app/app-context.ts'
import { PageHead } from '../../app/page-head.tsx'
import { Breadcrumbs } from '../../features/shell/breadcrumbs.tsx'
import { ScriptlessNote } from '../../ui/consent/consent.tsx'
import { Notice } from '../../ui/form.tsx'
import { Page, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { definePersonalPage } from '../page.ts'
import { ChoiceForm } from './choice-form.tsx'
import { QuebecRights } from './quebec-rights.tsx'
import { RefuseSale } from './refuse-sale.tsx'

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
            <FormattedMessage id="privacy.intro" />
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
