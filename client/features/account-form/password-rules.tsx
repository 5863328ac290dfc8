import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { brokenPasswordRules, passwordRules } from '#shared/account/password.ts'
import type { FieldCode } from '#shared/http/problem.ts'

import { useShop } from '../../app/app-context.ts'
import { RuleList } from '../../ui/account-form.tsx'
import { useRuleOverrides } from '../checkout/use-rule-overrides.ts'
import { LENGTHS } from './account-messages.ts'

/** The list of rules describes the field. */
export const PASSWORD_RULES_ID = 'password-rules'

const texts: Partial<Record<FieldCode, FormatjsIntl.Message['ids']>> = {
  'password-short': 'passwordRule.length',
  'password-lower': 'passwordRule.lower',
  'password-upper': 'passwordRule.upper',
  'password-number': 'passwordRule.number',
  'password-spaces': 'passwordRule.spaces',
  'password-special': 'passwordRule.special',
}

/** The rules for a new password. Those that what is typed keeps are ticked off. */
export function PasswordRules() {
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
