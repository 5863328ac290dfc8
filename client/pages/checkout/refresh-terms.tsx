import { FormattedMessage } from 'react-intl'

import { REFRESH_TERMS } from '#shared/checkout/sent-again.ts'

import { useAppContext } from '../../app/app-context.ts'
import { Html } from '../../app/html.tsx'
import type { RefreshNeeds } from '../../features/checkout/refresh-key.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { CheckRow, FormGrid } from '../../ui/form.tsx'
import { Prose } from '../../ui/text.tsx'
import { RefreshNotice } from './refresh-notice.tsx'

/** The terms of auto-refresh, to which the customer agrees with the order. Part of the form that places it. */
export function RefreshTerms({ needs }: { needs: RefreshNeeds }) {
  const { isGuest, isCardSaved, terms } = needs
  const isMissing = useAppContext().rejectedForm()?.fields[REFRESH_TERMS] !== undefined
  if (isGuest || !isCardSaved) return <RefreshNotice needs={needs} step="review" />
  return (
    <FormGrid>
      {terms && (
        <Disclosure>
          <summary>
            <FormattedMessage id="refreshTerms.heading" />
          </summary>
          <Prose size="small">
            <Html html={terms} />
          </Prose>
        </Disclosure>
      )}
      <Field>
        <CheckRow>
          <input
            type="checkbox"
            id={REFRESH_TERMS}
            name={REFRESH_TERMS}
            required
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? 'refresh-problem' : undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the document is the response to the order
            autoFocus={isMissing}
          />
          <label htmlFor={REFRESH_TERMS}>
            <FormattedMessage id="refreshTerms.agree" />
          </label>
        </CheckRow>
        {isMissing && (
          <p id="refresh-problem" className="error" role="alert">
            <FormattedMessage id="refreshTerms.missing" />
          </p>
        )}
      </Field>
    </FormGrid>
  )
}
