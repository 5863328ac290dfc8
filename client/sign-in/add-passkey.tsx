import { useState, type ReactNode, type SubmitEvent } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button, ButtonRow } from '../ui/button.tsx'
import { Field, TextInput } from '../ui/field.tsx'
import { FormBody, Notice } from '../ui/form.tsx'
import { Heading } from '../ui/text.tsx'
import { addPasskey, usePasskeys } from './use-passkeys.ts'

interface AddPasskeyProps {
  /** Called when it is added, by a page that lists passkeys. */
  onAdded?: () => void
  /** Shown in a browser without passkeys. */
  otherwise?: ReactNode
}

/** Adds a passkey to the account: a code by mail, then the browser's own dialog. */
export function AddPasskey({ onAdded, otherwise = null }: AddPasskeyProps) {
  const { isOffered, isMissing, message, say, perform } = usePasskeys()
  const [step, setStep] = useState<'begin' | 'code' | 'done'>('begin')
  const sendCode = () =>
    perform(async (passkeys) => {
      await passkeys.sendCode({ intent: 'add' })
      setStep('code')
    })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('code')
    void perform(async (passkeys) => {
      const code = typeof typed === 'string' ? typed : ''
      if ((await addPasskey(passkeys, code)) !== 'done') return say('passkey.cancelled')
      setStep('done')
      onAdded?.()
    })
  }

  if (isMissing) return otherwise
  if (!isOffered) return otherwise && <noscript>{otherwise}</noscript>
  return (
    <Notice>
      <Heading size="heading">
        <FormattedMessage id="passkey.heading" />
      </Heading>
      <p>
        <FormattedMessage tagName="span" id={TEXTS[step]} />
      </p>
      {step === 'begin' && (
        <ButtonRow>
          <Button type="button" onClick={() => void sendCode()}>
            <FormattedMessage id="passkey.begin" />
          </Button>
        </ButtonRow>
      )}
      {step === 'code' && (
        <FormBody onSubmit={submit}>
          <Field>
            <label htmlFor="passkey-code">
              <FormattedMessage id="accountForm.code" />
            </label>
            <TextInput
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the shopper has just asked for it
              autoFocus
              id="passkey-code"
              name="code"
              required
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          </Field>
          <Button type="submit" tone="primary">
            <FormattedMessage id="passkey.create" />
          </Button>
        </FormBody>
      )}
      <p role="status" className="hint">
        {message && <FormattedMessage tagName="span" id={message} />}
      </p>
    </Notice>
  )
}

const TEXTS = { begin: 'passkey.why', code: 'passkey.codeSent', done: 'passkey.added' } as const
