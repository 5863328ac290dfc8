import type { ContentAsset } from '#shared/contract/content.ts'
import type { SitePreferences } from '#shared/contract/preferences.ts'

/** The slot with the texts of the newsletter form (spec 1 §2.6). */
export const NEWSLETTER_SLOT = 'footer-social-email'

/** The merchant's texts. The form has its own for those that are missing. */
export interface NewsletterContent {
  heading?: string | undefined
  label?: string | undefined
  button?: string | undefined
  tooltip?: string | undefined
  /** The message for every invalid address. */
  error: string | null
  success: string | null
}

type EmailTexts = Pick<SitePreferences, 'TextInput_Email_Error' | 'TextInput_Email_Success'>

export const newsletterContent = (
  asset: ContentAsset | undefined,
  preferences: EmailTexts | null,
): NewsletterContent => ({
  ...asset?.textInput,
  tooltip: asset?.graphicParagraph,
  error: preferences?.TextInput_Email_Error ?? null,
  success: preferences?.TextInput_Email_Success ?? null,
})
