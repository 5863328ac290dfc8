import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { ADDRESS_FIELDS } from '#shared/fields/address-fields.ts'
import { addressToInput, readAddressField } from '#shared/checkout/address.ts'
import { type Country, isCountry } from '#shared/fields/country.ts'
import type { SavedAddress } from '#shared/account/saved-address.ts'
import { routes } from '#shared/routes.ts'

import { useAppContext } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import { useDocumentForm, type Rejection } from '../kit/forms/use-document-form.ts'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'
import { AddressFields, CountryField } from '../checkout/address-fields.tsx'
import { AddressForm, isAddressField } from '../checkout/address-form.tsx'
import { SubmitButton } from '../kit/forms/submit-button.tsx'
import { useSiteRules } from '../preferences/use-rule-overrides.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { CheckRow, FormActions } from '../ui/form.tsx'
import { useAccountData } from './account-state.ts'
import { RejectedChange } from './notices.tsx'

const REJECTED = {
  'not-found': { heading: 'addresses.gone', text: 'addresses.goneText' },
} as const

/** The form for a new address, or for one to change. It may be in any country of the shop. */
export function SavedAddressForm({ addressId }: { addressId: string }) {
  const { site } = useAppContext()
  const overrides = useSiteRules()
  const saved = useAccountData('addresses').find((each) => each.addressId === addressId)
  const rejected = useRejectedForm('saveAddress')?.values['countryCode']
  const [country, choose] = useState<Country>(
    isCountry(rejected) ? rejected : (saved?.address.countryCode ?? site.country),
  )
  const { own, checks, ...form } = useDocumentForm({
    action: 'saveAddress',
    names: ADDRESS_FIELDS,
    read: (name, typed) =>
      isAddressField(name) ? readAddressField(name, typed, country, overrides) : null,
  })
  const values = own?.values ?? (saved ? toInput(saved) : {})
  // Without JavaScript the chosen country is unknown, so the labels cover all.
  const shown = useHydrated() ? country : null

  return (
    <>
      <GoneNotice rejected={own} />
      <AddressForm
        action="saveAddress"
        form={{ ...form, rejection: rejectionIn(form, own) }}
        checks={checks}
        country={shown}
        values={values}
        section="shipping"
        hidden={saved ? { addressId: saved.addressId } : {}}
      >
        <SavedAddressFields
          onCountry={choose}
          isPreferred={values['isPreferred'] === 'on'}
          isBusy={form.isBusy}
        />
      </AddressForm>
    </>
  )
}

type Rejected = ReturnType<typeof useRejectedForm>

/** Explains that the address was removed while it was edited. */
const GoneNotice = ({ rejected }: { rejected: Rejected }) =>
  rejected?.problem === 'not-found' && (
    <RejectedChange actions={['saveAddress']} messages={REJECTED} />
  )

/** The form's error, unless the notice explains it. */
const rejectionIn = ({ rejection }: { rejection: Rejection<never> | null }, rejected: Rejected) =>
  rejected?.problem === 'not-found' && rejection?.time === 0 ? null : rejection

interface SavedAddressFieldsProps {
  onCountry: (country: Country) => void
  isPreferred: boolean
  isBusy: boolean
}

function SavedAddressFields({ onCountry, isPreferred, isBusy }: SavedAddressFieldsProps) {
  const href = useHref()
  return (
    <Panel>
      <p className="required-note">
        <FormattedMessage id="field.requiredMark" />
      </p>
      <CountryField onCountry={onCountry} />
      <AddressFields />
      <CheckRow>
        <input type="checkbox" id="isPreferred" name="isPreferred" defaultChecked={isPreferred} />
        <label htmlFor="isPreferred">
          <FormattedMessage id="addresses.makePreferred" />
        </label>
      </CheckRow>
      <FormActions>
        <SubmitButton isBusy={isBusy}>
          <FormattedMessage id="addresses.save" />
        </SubmitButton>
        <ButtonLink tone="quiet" href={href(routes.addresses.href({}))}>
          <FormattedMessage id="account.cancel" />
        </ButtonLink>
      </FormActions>
    </Panel>
  )
}

const toInput = ({ address, isPreferred }: SavedAddress): Record<string, string> => ({
  ...addressToInput(address),
  countryCode: address.countryCode,
  isPreferred: isPreferred ? 'on' : '',
})
