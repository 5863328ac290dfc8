import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import * as v from 'valibot'

import { rewardActions } from '#shared/rewards/actions.ts'
import type { TrustedHtml } from '#shared/text/html.ts'
import type { FieldCode, ProblemType } from '#shared/http/problem.ts'
import { AssetId } from '#shared/content/content.ts'

import { useCatalog } from '../kit/app-context.ts'
import { Html } from '../kit/html.tsx'
import { useHref } from '../kit/link.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'
import { assetsQuery } from '../content/queries.ts'
import { CarePhone } from '../shell/care-phone.tsx'
import { Button } from '../ui/button.tsx'
import { Field, TextInput } from '../ui/field.tsx'
import { CheckRow, FormBody, FormGrid } from '../ui/form.tsx'
import { MessageNotice } from '../kit/message-notice.tsx'
import { Prose, Text } from '../ui/text.tsx'

type MessageId = FormatjsIntl.Message['ids']

const PROBLEMS: Partial<Record<ProblemType, MessageId>> = {
  'invalid-input': 'join.check',
  rejected: 'join.notEligible',
  forbidden: 'join.closed',
  'not-offered': 'wallet.off',
}

const problemMessage = (problem: ProblemType): MessageId => PROBLEMS[problem] ?? 'wallet.failed'

/** The terms of the program and the customer's postal code: the program is not offered everywhere. */
export function JoinForm({ postalCode }: { postalCode: string }) {
  const { data: assets } = useQuery({ ...assetsQuery(useCatalog(), [TERMS]), enabled: false })
  const terms = assets?.[0]?.body ?? null
  // Terms have to be readable before a shopper agrees to them.
  return terms === null ? (
    <NoTerms />
  ) : (
    <FormWithTerms postalCode={postalCode} terms={terms} heading={assets?.[0]?.heading ?? null} />
  )
}

const NoTerms = () => <MessageNotice id="join.noTerms" values={{ phone: <CarePhone /> }} />

interface FormWithTermsProps extends TermsProps {
  postalCode: string
}

function FormWithTerms({ postalCode, ...terms }: FormWithTermsProps) {
  const rejected = useRejectedForm('joinRewards')
  const problem = rejected && problemMessage(rejected.problem)
  return (
    <FormBody action={useHref()(rewardActions.joinRewards.path)} method="post" noValidate>
      <HiddenFields />
      {problem && <MessageNotice id={problem} role="alert" values={{ phone: <CarePhone /> }} />}
      <Text size="lead" measured>
        <FormattedMessage id="join.lead" />
      </Text>
      <Terms {...terms} />
      <PostalCode
        value={rejected?.values['postalCode'] ?? postalCode}
        problem={rejected?.fields['postalCode']}
      />
      <Acceptance
        isAccepted={rejected?.values['terms'] === 'on'}
        isMissing={rejected?.fields['terms'] !== undefined}
      />
      <div>
        <Button type="submit" tone="primary">
          <FormattedMessage id="join.submit" />
        </Button>
      </div>
    </FormBody>
  )
}

interface PostalCodeProps {
  value: string
  problem: FieldCode | undefined
}

function PostalCode({ value, problem }: PostalCodeProps) {
  return (
    <FormGrid>
      <Field className="half">
        <label htmlFor="postalCode">
          <FormattedMessage id="join.postalCode" />
        </label>
        <TextInput
          id="postalCode"
          name="postalCode"
          autoComplete="postal-code"
          required
          defaultValue={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'postalCode-problem postalCode-hint' : 'postalCode-hint'}
        />
        {problem && <Problem id="postalCode-problem" code={problem} />}
        <p id="postalCode-hint" className="hint">
          <FormattedMessage id="join.postalCodeHint" />
        </p>
      </Field>
    </FormGrid>
  )
}

interface AcceptanceProps {
  isAccepted: boolean
  isMissing: boolean
}

function Acceptance({ isAccepted, isMissing }: AcceptanceProps) {
  return (
    <Field>
      <CheckRow>
        <input
          type="checkbox"
          id="terms"
          name="terms"
          required
          defaultChecked={isAccepted}
          aria-invalid={isMissing ? true : undefined}
          aria-describedby={isMissing ? 'terms-problem' : undefined}
        />
        <label htmlFor="terms">
          <FormattedMessage id="join.accept" />
        </label>
      </CheckRow>
      {isMissing && (
        <p id="terms-problem" className="error">
          <FormattedMessage id="join.acceptFirst" />
        </p>
      )}
    </Field>
  )
}

function Problem({ id, code }: { id: string; code: FieldCode }) {
  return (
    <p id={id} className="error">
      <FormattedMessage tagName="span" id={code === 'required' ? 'field.required' : 'field.zip'} />
    </p>
  )
}

interface TermsProps {
  terms: TrustedHtml
  heading: string | null
}

const Terms = ({ terms, heading }: TermsProps) => (
  <Prose size="small">
    {heading && <h2>{heading}</h2>}
    <Html html={terms} />
  </Prose>
)

/** The terms of the loyalty program. */
export const TERMS = v.parse(AssetId, 'loyalty-terms-and-information')
