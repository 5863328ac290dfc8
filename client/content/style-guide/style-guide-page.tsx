import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { loadShownModules } from '../modules/load-modules.ts'
import { Breadcrumbs } from '../../seo/breadcrumbs.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { Page } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { definePage } from '../../kit/page.ts'
import { ButtonSamples } from './button-samples.tsx'
import { FieldSamples, FieldTypeSamples } from './field-samples.tsx'
import { ListSamples, CardSamples } from './list-samples.tsx'
import { loadGallery, ModuleGallery } from './module-gallery.tsx'
import { TypeSamples } from './type-samples.tsx'

export const styleGuidePage = definePage({
  isStatic: true,
  ...(import.meta.env.SSR && {
    load: async ({ queryClient }) => void (await loadGallery(queryClient)),
  }),
  loadShownCode: loadShownModules,
  Component: StyleGuide,
})

/** Every part of the design system in all its states. */
function StyleGuide() {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'title.styleGuide' })
  return (
    <Page>
      <PageHead title={title} canonical={{ path: routes.styleGuide.href({}) }} noindex />
      <Breadcrumbs trail={[]} current={title} />
      <Heading as="h1" size="display">
        <FormattedMessage id="title.styleGuide" />
      </Heading>
      <TypeSamples />
      <ButtonSamples />
      <FieldSamples />
      <FieldTypeSamples />
      <ListSamples />
      <CardSamples />
      <ModuleGallery />
    </Page>
  )
}
