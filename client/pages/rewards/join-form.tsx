import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { accountActions } from '#shared/account-actions.ts'
import type { TrustedHtml } from '#shared/text/html.ts'
import type { FieldCode, ProblemType } from '#shared/http/problem.ts'

import { useCatalog } from '../../app/app-context.ts'
import { Html } from '../../app/html.tsx'
import { useHref } from '../../app/link.ts'
import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { useRejectedForm } from '../../features/actions/use-rejected-form.ts'
import { assetsQuery } from '../../features/catalog/queries.ts'
import { CarePhone } from '../../features/shell/care-phone.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { CheckRow, FormBody, FormGrid, Notice } from '../../ui/form.tsx'
import { Prose, Text } from '../../ui/text.tsx'
import { TERMS } from './terms.ts'

type MessageId = FormatjsIntl.Message['ids']

const PROBLEMS: Partial<Record<ProblemType, MessageId>> = {
  'invalid-input': 'join.check',
  rejected: 'join.notEligible',
  forbidden: 'join.closed',
}

const messageOf = (problem: ProblemType): MessageId => PROBLEMS[problem] ?? 'wallet.failed'

/** The terms of the program, and where the customer lives: there is no program everywhere. */
export function JoinForm({ postalCode }: { postalCode: string }) {
  const { data: assets } = useQuery({ ...assetsQuery(useCatalog(), [TERMS]), enabled: false })
  const terms = assets?.[0]?.body ?? null
  // Nobody agrees to terms that they cannot read.
  return terms === null ? (
    <NoTerms />
  ) : (
    <FormWithTerms postalCode={postalCode} terms={terms} heading={assets?.[0]?.heading ?? null} />
  )
}

const NoTerms = () => (
  <Notice>
    <p>
      <FormattedMessage tagName="span" id="join.noTerms" values={{ phone: <CarePhone /> }} />
    </p>
  </Notice>
)

interface FormWithTermsProps extends TermsProps {
  postalCode: string
}

function FormWithTerms({ postalCode, ...terms }: FormWithTermsProps) {
  const rejected = useRejectedForm('joinRewards')
  const problem = rejected && messageOf(rejected.problem)
  return (
    <FormBody action={useHref()(accountActions.joinRewards.path)} method="post" noValidate>
      <HiddenFields />
      {problem && (
        <Notice tone="problem" role="alert">
          <p>
            <FormattedMessage tagName="span" id={problem} values={{ phone: <CarePhone /> }} />
          </p>
        </Notice>
      )}
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
