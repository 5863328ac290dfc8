import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import { addressInputIn, addressToInput, readAddressField } from '#shared/checkout/address.ts'
import type { Checkout, SaveShippingAddress } from '#shared/checkout/checkout.ts'
import { isPickupField } from '#shared/checkout/pickup-fields.ts'
import {
  parseDelivery,
  readOrderEmail,
  readPickupField,
} from '#shared/checkout/shipping-address.ts'
import { STEP_PATHS } from '#shared/checkout/step-paths.ts'
import { routes } from '#shared/routes.ts'
import { sites, type Site } from '#shared/site/site.ts'
import type { Pickup, PickupPerson } from '#shared/stores/store.ts'
import { shippingLinks } from '#shop/address-forms.ts'

import { useAppContext } from '../kit/app-context.ts'
import { SubmitButton } from '../kit/forms/submit-button.tsx'
import { TextField } from '../kit/forms/text-field.tsx'
import { useFieldChecks } from '../kit/forms/use-field-checks.ts'
import { lazyCode } from '../kit/lazy-code.ts'
import { LazyPart } from '../kit/lazy-part.tsx'
import { useHref } from '../kit/link.ts'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { shopMessage } from '../kit/shop-message.ts'
import { useSiteRules } from '../preferences/use-rule-overrides.ts'
import { PickupStoreCard } from '../stores/pickup-store-card.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { FormActions, FormGrid } from '../ui/form.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { AddressFields } from './address-fields.tsx'
import { AddressForm, isAddressField, SaveRow } from './address-form.tsx'
import { countryMessage } from './address-text.tsx'
import { type Parsed, useCheckoutForm } from './use-checkout-form.ts'

interface ShippingAddressFormProps {
  checkout: Checkout
  /** Whether the account can keep the address. */
  canSave: boolean
}

/** The form for the e-mail, who picks up and the shipping address, as far as the order needs them. */
export function ShippingAddressForm({ checkout, canSave }: ShippingAddressFormProps) {
  const href = useHref()
  const { country } = useAppContext().site
  const { values, checks, ...form } = useShippingAddressForm(checkout)

  return (
    <AddressForm
      action="saveShippingAddress"
      form={form}
      checks={checks}
      country={country}
      values={values}
      section="shipping"
    >
      <p className="required-note">
        <FormattedMessage id="field.requiredMark" />
      </p>
      <Panel aria-labelledby="contact">
        <Heading as="h2" size="small" id="contact">
          <FormattedMessage id="checkout.contact" />
        </Heading>
        <FormGrid>
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          >
            <FormattedMessage id="checkout.emailHint" />
          </TextField>
        </FormGrid>
      </Panel>
      {features.pickup && checkout.pickup && <PickupPanel pickup={checkout.pickup} />}
      {checkout.needsAddress && (
        <Panel aria-labelledby="ship-to">
          <Heading as="h2" size="small" id="ship-to">
            <FormattedMessage id="checkout.shippingAddress" />
          </Heading>
          <ShippingCountry />
          <AddressFields />
          {checkout.suggestsStreets && (
            <LazyPart code={streetCode}>{(Suggestions) => <Suggestions />}</LazyPart>
          )}
          {canSave && <SaveRow name="saveAddress" />}
        </Panel>
      )}
      <FormActions>
        <SubmitButton isBusy={form.isBusy}>
          <FormattedMessage
            tagName="span"
            id={checkout.needsAddress ? 'checkout.toMethods' : 'checkout.toPayment'}
          />
        </SubmitButton>
        {checkout.shippingAddress && (
          <ButtonLink tone="quiet" href={href(STEP_PATHS.shipping)}>
            <FormattedMessage id="checkout.keepAddress" />
          </ButtonLink>
        )}
      </FormActions>
    </AddressForm>
  )
}

/** Saves the e-mail, the shipping address and who picks up. */
function useShippingAddressForm(checkout: Checkout) {
  const { needsAddress, pickup } = checkout
  const needs = { needsAddress, needsPerson: pickup !== null }
  const appContext = useAppContext()
  const href = useHref()
  const { country } = appContext.site
  const overrides = useSiteRules()
  const { own, setProblems, ...form } = useCheckoutForm({
    actions: ['saveShippingAddress'],
    parse: (typed): Parsed<SaveShippingAddress> => {
      const input = {
        email: typed['email'] ?? '',
        pickupFirstName: typed['pickupFirstName'] ?? '',
        pickupLastName: typed['pickupLastName'] ?? '',
        pickupPhone: typed['pickupPhone'] ?? '',
        ...addressInputIn(typed),
        saveAddress: typed['saveAddress'] === 'on',
      }
      const parsed = parseDelivery(input, { country, overrides, needs })
      return 'problems' in parsed ? parsed : { input }
    },
    async send(input, idempotencyKey) {
      await appContext.shopper().saveShippingAddress(input, idempotencyKey)
      location.assign(href(needsAddress ? STEP_PATHS.shipping : STEP_PATHS.billing))
    },
  })
  const checks = useFieldChecks((name, typed) => {
    if (name === 'email') return readOrderEmail(typed, country, overrides)
    if (isPickupField(name)) return readPickupField(name, typed, country, overrides)
    return isAddressField(name) ? readAddressField(name, typed, country, overrides) : null
  }, setProblems)
  return { ...form, checks, values: own?.values ?? savedValues(checkout) }
}

const savedValues = ({ email, shippingAddress, pickup }: Checkout): Record<string, string> => ({
  email: email ?? '',
  ...personToInput(pickup?.person ?? null),
  ...(shippingAddress && addressToInput(shippingAddress)),
})

const personToInput = (person: PickupPerson | null) => ({
  pickupFirstName: person?.firstName ?? '',
  pickupLastName: person?.lastName ?? '',
  pickupPhone: person?.phone ?? '',
})

/** The store of the order, and the fields for who picks it up there. */
function PickupPanel({ pickup: { store } }: { pickup: Pickup }) {
  return (
    <Panel aria-labelledby="pickup">
      <Heading as="h2" size="small" id="pickup">
        <FormattedMessage id="pickup.inStore" />
      </Heading>
      <PickupStoreCard store={store} />
      <Heading as="h3" size="small">
        <FormattedMessage id="pickup.person" />
      </Heading>
      <FormGrid>
        <TextField
          name="pickupFirstName"
          width="half"
          autoComplete="section-pickup given-name"
          autoCapitalize="words"
        />
        <TextField
          name="pickupLastName"
          width="half"
          autoComplete="section-pickup family-name"
          autoCapitalize="words"
        />
        <TextField
          name="pickupPhone"
          type="tel"
          inputMode="tel"
          optional
          autoComplete="section-pickup tel"
        >
          <FormattedMessage id="pickup.phoneHint" />
        </TextField>
      </FormGrid>
    </Panel>
  )
}

/** Each site ships only within its country, so this links to the others. */
const ShippingCountry = () => (
  <ServerMarkup as="div">{() => import.meta.env.SSR && <SiteCountry />}</ServerMarkup>
)

function SiteCountry() {
  const { country } = useAppContext().site
  const others = Object.values<Site>(sites).filter((site) => site.country !== country)
  return (
    <Text size="small">
      <FormattedMessage tagName="span" id="address.country" />{' '}
      <strong>
        <FormattedMessage tagName="span" {...countryMessage(country)} />
      </strong>
      {others.map((site) => (
        <OtherSite key={site.id} site={site} />
      ))}
    </Text>
  )
}

function OtherSite({ site }: { site: Site }) {
  const { locale, placement } = useAppContext()
  const link = shippingLinks[site.country]
  const message = link && shopMessage(link)
  const spoken = site.supportedLocales.find(({ id }) => id.slice(0, 2) === locale.slice(0, 2))
  const to = { site, locale: spoken?.id ?? site.defaultLocale }
  return (
    message &&
    placement.canExpress(to.site, to.locale) && (
      <>
        <br />
        <a href={placement.href({ ...to, path: routes.home.href({}) })}>
          <FormattedMessage tagName="span" id={message} />
        </a>
      </>
    )
  )
}

/** Loaded only where a service suggests streets. */
const streetCode = lazyCode(
  async () => (await import('./street-suggestions.tsx')).StreetSuggestionList,
)
