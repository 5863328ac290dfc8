import type { ComponentProps } from 'react'

import type { AccountField } from '#shared/account/account-fields.ts'

type MessageId = FormatjsIntl.Message['ids']

export interface FormField extends Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'inputMode'
  | 'maxLength'
  | 'minLength'
  | 'pattern'
  | 'spellCheck'
> {
  name: AccountField
  label: MessageId
  hint?: MessageId
  /** Its share of the row on a wide screen. */
  width?: 'half'
}

/** Longer than any accepted password, so overlong input is rejected, not truncated. */
const MAX_PASSWORD = 128

/** The fields of the forms around an account. */
export const FORM_FIELDS = {
  firstName: {
    name: 'firstName',
    label: 'address.firstName',
    type: 'text',
    autoComplete: 'given-name',
    width: 'half',
  },
  lastName: {
    name: 'lastName',
    label: 'address.lastName',
    type: 'text',
    autoComplete: 'family-name',
    width: 'half',
  },
  email: {
    name: 'email',
    label: 'address.email',
    type: 'email',
    autoComplete: 'username',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  password: {
    name: 'password',
    label: 'accountForm.passwordLabel',
    type: 'password',
    autoComplete: 'new-password',
    maxLength: MAX_PASSWORD,
  },
  currentPassword: {
    name: 'currentPassword',
    label: 'profile.currentPassword',
    type: 'password',
    autoComplete: 'current-password',
    maxLength: MAX_PASSWORD,
  },
  code: {
    name: 'code',
    label: 'accountForm.code',
    hint: 'accountForm.codeHint',
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    spellCheck: false,
  },
} as const satisfies Record<AccountField, FormField>
