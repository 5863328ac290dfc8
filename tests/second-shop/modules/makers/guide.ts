import type { ModuleGuide } from '#client/content/modules/shop-module.ts'
import { html } from '#client/content/style-guide/sample-parts.ts'

export const makersGuide: ModuleGuide = {
  name: 'Makers',
  description: 'The mills and workshops behind the clothes, side by side.',
  fields: ['c_marketingCopyEyebrow', 'c_marketingCopyHeading', 'c_marketingCopyParagraph'],
  sample: {
    parts: ({ heading, text, button }, number) => ({
      eyebrow: `${button} ${number}`,
      heading,
      paragraph: html(text),
    }),
  },
}
