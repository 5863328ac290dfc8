import { FormattedMessage } from 'react-intl'
import { useEffect, useRef, useState } from 'react'

import type { FieldCode, ProblemType } from '#shared/http/problem.ts'
import { brokenPasswordRules, passwordRules, PASSWORD_LENGTH } from '#shared/account/password.ts'

import { Field, TextInput } from '../ui/field.tsx'
import type { FormField } from './form-fields.ts'
import { useShop } from '../kit/app-context.ts'
import { RuleList } from '../ui/account-form.tsx'
import { useRuleOverrides } from '../preferences/use-rule-overrides.ts'
import { messageByCode } from '../kit/forms/field-messages.ts'

interface AccountFieldProps {
  field: FormField
  typed: string | undefined
  problem: FieldCode | undefined
}

/** An uncontrolled field with its label, hint and error. A new password lists its rules, and is never filled in. */
export function AccountField({ field, typed = '', problem }: AccountFieldProps) {
  const { name, label, hint, width, ...input } = field
  const isPassword = name === 'password'
  return (
    <Field className={width}>
      <label htmlFor={name}>
        <FormattedMessage tagName="span" id={label} />
        <span className="mark" aria-hidden="true">
          {'*'}
        </span>
      </label>
      <TextInput
        {...input}
        id={name}
        name={name}
        required
        {...(field.type !== 'password' && { defaultValue: typed })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(field, problem)}
      />
      {hint && (
        <p id={hintId(name)} className="hint">
          <FormattedMessage tagName="span" id={hint} />
        </p>
      )}
      {problem && <FieldError name={name} problem={problem} />}
      {isPassword && <PasswordRules />}
    </Field>
  )
}

function FieldError({ name, problem }: { name: string; problem: FieldCode }) {
  return (
    <p id={problemId(name)} className="error">
      <FormattedMessage tagName="span" id={messageByCode[problem]} values={LENGTHS} />
    </p>
  )
}

const hintId = (name: string) => `${name}-hint`
const problemId = (name: string) => `${name}-problem`

function describedBy({ name, hint }: FormField, problem: FieldCode | undefined) {
  const ids = [
    problem && problemId(name),
    hint && hintId(name),
    name === 'password' && PASSWORD_RULES_ID,
  ].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** The list of rules describes the field. */
const PASSWORD_RULES_ID = 'password-rules'

const texts: Partial<Record<FieldCode, FormatjsIntl.Message['ids']>> = {
  'password-short': 'passwordRule.length',
  'password-lower': 'passwordRule.lower',
  'password-upper': 'passwordRule.upper',
  'password-number': 'passwordRule.number',
  'password-spaces': 'passwordRule.spaces',
  'password-special': 'passwordRule.special',
}

/** The rules for a new password. Those that what is typed keeps are ticked off. */
function PasswordRules() {
  const list = useRef<HTMLUListElement>(null)
  const { site } = useShop()
  const needsSpecial = useRuleOverrides()[site.country]?.password?.needsSpecial
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const field = list.current
      ?.closest('form')
      ?.querySelector<HTMLInputElement>('[name="password"]')
    if (!field) return
    const read = () => setTyped(field.value)
    read()
    field.addEventListener('input', read)
    return () => field.removeEventListener('input', read)
  }, [])

  const broken = brokenPasswordRules(typed, needsSpecial)
  return (
    <RuleList id={PASSWORD_RULES_ID} ref={list}>
      {passwordRules(needsSpecial).map((code) => {
        const text = texts[code]
        const isKept = typed !== '' && !broken.includes(code)
        return (
          text && (
            <li key={code} className={isKept ? 'kept' : undefined}>
              <FormattedMessage tagName="span" id={text} values={LENGTHS} />
            </li>
          )
        )
      })}
    </RuleList>
  )
}

type MessageId = FormatjsIntl.Message['ids']

/** Why a form is shown again. */
export type AccountFormError = ProblemType | 'offline'

/** The values of messages about lengths. */
export const LENGTHS = { minChars: PASSWORD_LENGTH.least, maxChars: PASSWORD_LENGTH.most }

export interface ErrorMessages {
  heading: MessageId
  text: MessageId | null
}

const byProblem: Partial<Record<AccountFormError, ErrorMessages>> = {
  'invalid-input': { heading: 'formError.fields', text: null },
  captcha: { heading: 'accountForm.captcha', text: null },
  'wrong-credentials': { heading: 'profile.wrongPassword', text: 'profile.wrongPasswordText' },
  'payment-missing': { heading: 'formError.payment', text: 'cards.failedText' },
  'card-limit': { heading: 'cards.full', text: 'cards.fullText' },
  'address-limit': { heading: 'formError.addressLimit', text: 'formError.addressLimitText' },
  'too-many-attempts': { heading: 'accountForm.tooMany', text: 'accountForm.tooManyText' },
  'sign-in-required': { heading: 'accountForm.signIn', text: 'accountForm.signInText' },
  'customers-only': { heading: 'formError.customersOnly', text: null },
  'not-offered': { heading: 'formError.notOffered', text: 'formError.notOfferedText' },
  unavailable: { heading: 'formError.unavailable', text: 'accountForm.unavailableText' },
  offline: { heading: 'formError.offline', text: 'accountForm.offlineText' },
}

/** The messages for a form that was not accepted. */
export const errorMessages = (error: AccountFormError): ErrorMessages =>
  byProblem[error] ?? { heading: 'formError.generic', text: 'accountForm.unavailableText' }
