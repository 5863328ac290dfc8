import { useEffect, useRef, useState } from 'react'

import { useAppContext } from '../kit/app-context.ts'
import { CaptchaBox } from '../ui/account-form.tsx'
import { trustedService } from '../kit/trusted-types.ts'

/**
 * The place of the captcha. Its service is asked for nothing before the shopper uses the form. Without it, as without
 * JavaScript, the form is posted without an answer, and the edge applies a stricter limit.
 */
export function Captcha() {
  const box = useRef<HTMLDivElement>(null)
  const captcha = useAppContext().captcha?.()
  // Null while there is no widget.
  const [answer, setAnswer] = useState<string | null>(null)
  useEffect(() => {
    const place = box.current
    const form = place?.closest('form')
    if (!place || !form) return
    const used = new AbortController()
    const begin = () => {
      used.abort()
      void showCaptcha(place, setAnswer)
    }
    for (const type of ['focusin', 'pointerdown']) {
      form.addEventListener(type, begin, { signal: used.signal })
    }
    return () => used.abort()
  }, [])

  return (
    <>
      {/* Only the edge knows the service; the browser keeps its attributes. */}
      <CaptchaBox
        ref={box}
        suppressHydrationWarning
        data-script={captcha?.script}
        data-site-key={captcha?.siteKey}
      />
      {answer !== null && <input type="hidden" name="captcha" value={answer} />}
    </>
  )
}

interface Widget {
  sitekey: string
  callback: (answer: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

/** The part of reCAPTCHA's API in use. */
interface Recaptcha {
  ready(begin: () => void): void
  render(place: HTMLElement, widget: Widget): void
}

declare global {
  var grecaptcha: Recaptcha | undefined
}

/**
 * Loads the captcha service and shows its widget.
 * @param onAnswer called with an empty text while the widget waits, with its answer, and with null if it has failed
 */
async function showCaptcha(place: HTMLElement, onAnswer: (answer: string | null) => void) {
  const { script, siteKey } = place.dataset
  if (!script || !siteKey) return
  const isLoaded = await loadScript(script)
  const { grecaptcha } = globalThis
  if (!isLoaded || !grecaptcha) return
  grecaptcha.ready(() => {
    grecaptcha.render(place, {
      sitekey: siteKey,
      callback: onAnswer,
      'expired-callback': () => onAnswer(''),
      'error-callback': () => onAnswer(null),
    })
    onAnswer('')
  })
}

function loadScript(address: string) {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const script = document.createElement('script')
  script.src = trustedService(address)
  script.addEventListener('load', () => resolve(true))
  script.addEventListener('error', () => resolve(false))
  document.head.append(script)
  return promise
}
