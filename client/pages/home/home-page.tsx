import { useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { loadModules } from '../../features/modules/load-modules.ts'
import { loadShownModules } from '../../features/modules/shown-modules.ts'
import { SlotModules } from '../../features/modules/slot-modules.tsx'
import { slotsQuery } from '../../features/catalog/shared-queries.ts'
import { PopularCategories } from '../../features/search/popular-categories.tsx'
import { useCatalog } from '../../app/app-context.ts'
import { BelowFirstScreen } from '../../app/first-screen.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { Clearing, Page } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { definePage } from '../page.ts'
import { useShopStructure } from './shop-structure.ts'

const SLOT_COUNT = 12
const HOME_SLOTS = Array.from({ length: SLOT_COUNT }, (_, index) => `home-${index + 1}`)

export const homePage = definePage({
  isStatic: true,
  ...(import.meta.env.SSR && {
    async load(context) {
      await loadModules(context, HOME_SLOTS)
    },
  }),
  loadShownCode: loadShownModules,
  Component: Home,
})

function Home() {
  const intl = useIntl()
  const jsonLd = useShopStructure()
  const { data: slots } = useSuspenseQuery(slotsQuery(useCatalog(), HOME_SLOTS))

  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: 'title.home' })}
        description={intl.formatMessage({ id: 'home.description' })}
        canonical={{ path: routes.home.href({}) }}
        picture={slots[0]?.assets[0]?.imageDesktop ?? null}
        jsonLd={jsonLd}
      />
      {slots.length === 0 ? (
        <Bare />
      ) : (
        <>
          <VisuallyHidden as="h1">
            <FormattedMessage id="home.heading" />
          </VisuallyHidden>
          <SlotModules slots={slots.slice(0, 1)} position="page" />
          <BelowFirstScreen>
            <SlotModules slots={slots.slice(1)} position="bands" />
          </BelowFirstScreen>
        </>
      )}
    </>
  )
}

/** Shown while the home page has no editorial content. */
function Bare() {
  return (
    <Page>
      <Clearing>
        <Heading as="h1" size="display">
          <FormattedMessage id="home.heading" />
        </Heading>
        <PopularCategories />
      </Clearing>
    </Page>
  )
}
