import { useEffect, useRef, useState, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '../ui/button.tsx'
import { CardFrame, Notice } from '../ui/form.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { connectHostedField, type HostedField } from './hosted-field.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import { watchPointer } from '../kit/forms/use-field-checks.ts'

interface CardFieldProps {
  /** The URL of the iframe and the only origin that it exchanges messages with. */
  address: string
  origin: string
  /** Gives the form access to the field once it is connected. */
  fieldRef: RefObject<HostedField | null>
}

type State = 'loading' | 'ready' | 'failed'

/** How long the provider may take to load before other ways to pay are suggested (ms). */
const LOAD_TIMEOUT_MS = 12_000
const PLACEHOLDERS = ['number', 'expiry', 'code', 'holder']

/** The provider's card field in an iframe: card numbers never pass through the shop. */
export function CardField({ address, origin, fieldRef }: CardFieldProps) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>('loading')
  const retry = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  return (
    <CardFrame data-state={state}>
      {useHydrated() && state !== 'failed' && (
        <ProviderFrame
          key={attempt}
          address={address}
          origin={origin}
          fieldRef={fieldRef}
          onReady={() => setState('ready')}
          onNoResponse={() => setState('failed')}
        />
      )}
      {state === 'loading' && (
        <div className="waiting">
          <span className="visually-hidden" role="status">
            <FormattedMessage id="payment.loading" />
          </span>
          {PLACEHOLDERS.map((name) => (
            <Skeleton key={name} shape="line" />
          ))}
        </div>
      )}
      {state === 'failed' && (
        <Notice tone="problem" role="alert">
          <p>
            <FormattedMessage id="payment.failed" />
          </p>
          <p>
            <Button type="button" onClick={retry}>
              <FormattedMessage id="payment.retry" />
            </Button>
          </p>
        </Notice>
      )}
    </CardFrame>
  )
}

interface ProviderFrameProps extends CardFieldProps {
  onReady: () => void
  /** The provider has sent nothing before the timeout. */
  onNoResponse: () => void
}

function ProviderFrame({ address, origin, fieldRef, onReady, onNoResponse }: ProviderFrameProps) {
  const intl = useIntl()
  const frame = useRef<HTMLIFrameElement>(null)
  const hear = useRef({ onReady, onNoResponse })

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const loadTimeout = setTimeout(() => hear.current.onNoResponse(), LOAD_TIMEOUT_MS)
    const isHeard = () => {
      clearTimeout(loadTimeout)
      hear.current.onReady()
    }
    const watching = new AbortController()
    const presses = watchPointer(watching.signal)
    const connected = connectHostedField({
      frame: element,
      origin,
      onState: isHeard,
      onHeight(height) {
        presses.after(() => {
          element.style.height = `${height}px`
        })
        isHeard()
      },
      onSubmit: () => element.closest('form')?.requestSubmit(),
    })
    fieldRef.current = connected
    return () => {
      clearTimeout(loadTimeout)
      watching.abort()
      connected.disconnect()
      fieldRef.current = null
    }
  }, [origin, fieldRef])

  return (
    <iframe ref={frame} src={address} title={intl.formatMessage({ id: 'payment.frameTitle' })} />
  )
}
