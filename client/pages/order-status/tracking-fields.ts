import type { ComponentProps } from 'react'

type MessageId = FormatjsIntl.Message['ids']

export interface TrackingField extends Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
> {
  name: string
  label: MessageId
  /** Where the shopper finds it. */
  hint: MessageId
}

/** The fields of the form, in their order. */
export const TRACKING_FIELDS: readonly TrackingField[] = [
  {
    name: 'orderNo',
    label: 'orderStatus.number',
    hint: 'orderStatus.numberHint',
    type: 'text',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
  {
    name: 'email',
    label: 'address.email',
    hint: 'orderStatus.emailHint',
    type: 'email',
    autoComplete: 'email',
  },
  {
    name: 'postalCode',
    label: 'address.zipOrPostalCode',
    hint: 'orderStatus.postalCodeHint',
    type: 'text',
    autoComplete: 'billing postal-code',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
]
