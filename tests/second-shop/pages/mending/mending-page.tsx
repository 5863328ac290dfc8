import { FormattedMessage, useIntl } from 'react-intl'

import { useAppContext } from '#client/kit/app-context.ts'
import { useHref } from '#client/kit/link.ts'
import { useMoney } from '#client/kit/money/use-money.ts'
import { PageHead } from '#client/kit/page-head.tsx'
import { definePage } from '#client/kit/page.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Page } from '#client/ui/layout.tsx'
import { Eyebrow, Heading, Text } from '#client/ui/text.tsx'
import { routes } from '#shared/routes.ts'

import { Room } from './look.tsx'

/** Repairs with their prices in minor units, which are the same numbers in both currencies. */
const REPAIRS = [
  { name: 'mending.seam', price: 0 },
  { name: 'mending.moth', price: 600 },
  { name: 'mending.elbow', price: 1800 },
  { name: 'mending.zip', price: 2400 },
  { name: 'mending.lining', price: 6500 },
] as const

const STEPS = ['mending.stepPack', 'mending.stepLook', 'mending.stepBack'] as const

/** What the shop mends, how, and for how much. */
export const mendingPage = definePage({ isStatic: true, Component: Mending })

function Mending() {
  const intl = useIntl()
  const href = useHref()
  const money = useMoney()
  const { currency } = useAppContext().site
  return (
    <Page>
      <PageHead
        title={intl.formatMessage({ id: 'mending.title' })}
        description={intl.formatMessage({ id: 'mending.lead' })}
        canonical={{ path: routes.mending.href({}) }}
      />
      <Room>
        <header>
          <Eyebrow>
            <FormattedMessage id="mending.eyebrow" />
          </Eyebrow>
          <Heading as="h1" size="display">
            <FormattedMessage id="mending.title" />
          </Heading>
          <Text size="lead">
            <FormattedMessage id="mending.lead" />
          </Text>
        </header>
        <ol>
          {STEPS.map((id) => (
            <li key={id}>
              <FormattedMessage tagName="span" id={id} />
            </li>
          ))}
        </ol>
        <Heading size="heading">
          <FormattedMessage id="mending.prices" />
        </Heading>
        <dl>
          {REPAIRS.map(({ name, price }) => (
            <div key={name}>
              <dt>
                <FormattedMessage tagName="span" id={name} />
              </dt>
              <dd>
                {price === 0 ? (
                  <FormattedMessage tagName="span" id="mending.free" />
                ) : (
                  money({ currency, minorUnits: price })
                )}
              </dd>
            </div>
          ))}
        </dl>
        <ButtonLink href={href(routes.storeLocator.href({}))} tone="primary">
          <FormattedMessage id="mending.stores" />
        </ButtonLink>
      </Room>
    </Page>
  )
}
