import { useEffect, useRef, useState } from 'react'

import { useAppContext, useShop } from '../../app/app-context.ts'
import { CaptchaBox } from '../../ui/account-form.tsx'
import { showCaptcha } from './show-captcha.ts'

/**
 * The place of the captcha. Its service is asked for nothing before the shopper uses the form. Without it, as without
 * JavaScript, the form is posted without an answer, and the edge applies a stricter limit.
 */
export function Captcha() {
  const box = useRef<HTMLDivElement>(null)
  const { captcha } = useAppContext()
  const { site, locale } = useShop()
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

  const language = site.supportedLocales.find(({ id }) => id === locale)?.recaptchaLang
  return (
    <>
      {/* Only the edge knows the service; the browser keeps its attributes. */}
      <CaptchaBox
        ref={box}
        suppressHydrationWarning
        data-service={captcha?.url}
        data-site-key={captcha?.siteKey}
        data-language={language}
      />
      {answer !== null && <input type="hidden" name="captcha" value={answer} />}
    </>
  )
}
