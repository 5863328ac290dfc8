import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useShop } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { GuideCards } from '../ui/guide.tsx'
import { Heading } from '../ui/text.tsx'
import { CarePhone } from '../shell/care-phone.tsx'

const CARDS = [
  { to: routes.orderStatus.href({}), name: 'guide.track', text: 'guide.trackText' },
  { to: routes.home.href({}), name: 'guide.shop', text: 'guide.shopText' },
  { to: routes.customerCare.href({}), name: 'guide.care', text: 'guide.careText' },
] as const

/** What works without an account: tracking an order, shopping as a guest, customer care. */
export function WaysOn() {
  const href = useHref()
  const { path } = useShop()
  return (
    <section aria-labelledby="ways-on">
      <Heading id="ways-on" size="heading">
        <FormattedMessage id="guide.heading" />
      </Heading>
      <GuideCards>
        {CARDS.filter(({ to }) => to !== path).map(({ to, name, text }) => (
          <li key={name}>
            <h3>
              <a href={href(to)}>
                <FormattedMessage tagName="span" id={name} />
              </a>
            </h3>
            <p>
              <FormattedMessage tagName="span" id={text} values={{ phone: <CarePhone /> }} />
            </p>
          </li>
        ))}
      </GuideCards>
    </section>
  )
}
