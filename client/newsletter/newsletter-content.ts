import type { ContentAsset } from '#shared/content/content.ts'
import type { TrustedHtml } from '#shared/text/html.ts'
import type { SitePreferences } from '#shared/preferences/preferences.ts'

/** The merchant's texts (slot `footer-social-email`). The form has its own for those that are missing. */
export interface NewsletterContent {
  heading?: string | undefined
  label?: string | undefined
  button?: string | undefined
  tooltip?: string | undefined
  terms?: TrustedHtml | undefined
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
  terms: asset?.liveText,
  error: preferences?.TextInput_Email_Error ?? null,
  success: preferences?.TextInput_Email_Success ?? null,
})
