import { trustedService } from '../../app/trusted-types.ts'

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
export async function showCaptcha(place: HTMLElement, onAnswer: (answer: string | null) => void) {
  const { service, siteKey, language = '' } = place.dataset
  if (!service || !siteKey) return
  const isLoaded = await loadScript(`${service}/api.js?render=explicit&hl=${language}`)
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
