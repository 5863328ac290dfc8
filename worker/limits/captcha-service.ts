/** `solved`: by a person on this host. `unsolved`: not, or too long ago. `unknown`: it could not be verified. */
export type CaptchaVerdict = 'solved' | 'unsolved' | 'unknown'

/** What browsers need to show the captcha. */
export interface CaptchaWidget {
  /** The address of a script that defines `grecaptcha` with `ready` and `render`, as reCAPTCHA's does. */
  script: string
  siteKey: string
}

/** The captcha port: its widget, and what its service says about an answer of it, which can be verified once. */
export interface CaptchaService extends CaptchaWidget {
  /** @throws {ServiceError} without a usable response */
  verify(answer: string, hostname: string): Promise<'solved' | 'unsolved'>
}
