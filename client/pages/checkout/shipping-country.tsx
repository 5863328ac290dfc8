import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'
import { sites } from '#shared/site/site.ts'

import { COUNTRY_NAMES } from '../../features/checkout/address-text.tsx'
import { useAppContext } from '../../app/app-context.ts'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { Text } from '../../ui/text.tsx'

const OTHER_SITE = {
  US: { site: sites.ca, message: 'checkout.toCanada' },
  CA: { site: sites.us, message: 'checkout.toUnitedStates' },
} as const

/** Each site ships only within its country, so this links to the other site. */
export const ShippingCountry = () => (
  <ServerMarkup as="div">{() => import.meta.env.SSR && <Country />}</ServerMarkup>
)

function Country() {
  const { site, locale, placement } = useAppContext()
  const { site: other, message } = OTHER_SITE[site.country]
  const spoken = other.supportedLocales.find(({ id }) => id.slice(0, 2) === locale.slice(0, 2))
  const otherLocale = spoken?.id ?? other.defaultLocale
  return (
    <Text size="small">
      <FormattedMessage tagName="span" id="address.country" />{' '}
      <strong>
        <FormattedMessage tagName="span" id={COUNTRY_NAMES[site.country]} />
      </strong>
      {placement.canExpress(other, otherLocale) && (
        <>
          <br />
          <a
            href={placement.href({ site: other, locale: otherLocale, path: routes.home.href({}) })}
          >
            <FormattedMessage tagName="span" id={message} />
          </a>
        </>
      )}
    </Text>
  )
}
