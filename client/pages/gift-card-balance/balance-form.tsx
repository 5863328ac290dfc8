import { FormattedMessage } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { ProblemType } from '#shared/contract/problem.ts'

import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { useRejectedForm } from '../../features/actions/use-rejected-form.ts'
import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { FormBody } from '../../ui/form.tsx'

type MessageId = FormatjsIntl.Message['ids']

const messages: Partial<Record<ProblemType, MessageId>> = {
  'invalid-input': 'field.required',
  'not-found': 'giftBalance.notFound',
  'too-many-attempts': 'giftBalance.tooMany',
  unavailable: 'giftBalance.unavailable',
}

/** Longer than any number with its dashes. */
const MAX_LENGTH = 40

/** The form for the card's number. It is posted, so that the number is in no address. */
export function BalanceForm() {
  const rejected = useRejectedForm('checkGiftCardBalance')
  const message =
    import.meta.env.SSR && rejected && (messages[rejected.problem] ?? 'formError.generic')
  return (
    <FormBody action={useHref()(actions.checkGiftCardBalance.path)} method="post" noValidate>
      <HiddenFields />
      <Field>
        <label htmlFor="cardNumber">
          <FormattedMessage id="giftBalance.number" />
        </label>
        <TextInput
          id="cardNumber"
          name="cardNumber"
          type="text"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          defaultValue={rejected?.values['cardNumber'] ?? ''}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? 'cardNumber-problem cardNumber-hint' : 'cardNumber-hint'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the document is the response to this form
          autoFocus={Boolean(message)}
        />
        {message && (
          <p id="cardNumber-problem" className="error">
            <FormattedMessage id={message} />
          </p>
        )}
        <p id="cardNumber-hint" className="hint">
          <FormattedMessage id="giftBalance.numberHint" />
        </p>
      </Field>
      <div>
        <Button type="submit" tone="primary">
          <FormattedMessage id="giftBalance.check" />
        </Button>
      </div>
    </FormBody>
  )
}
