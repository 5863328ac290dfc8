import type { ModuleGuide } from '#client/content/modules/shop-module.ts'
import { html } from '#client/content/style-guide/sample-parts.ts'

export const giftFinderGuide: ModuleGuide = {
  name: 'Gift finder',
  description: 'Three questions about a gift, whose answers are a search.',
  fields: [
    'c_marketingCopyEyebrow',
    'c_marketingCopyHeading',
    'c_marketingCopyParagraph',
    'c_marketingCopyAnchorID',
  ],
  sample: {
    parts: ({ heading, text, button }) => ({ eyebrow: button, heading, paragraph: html(text) }),
    withoutAssets: 'form',
  },
}
