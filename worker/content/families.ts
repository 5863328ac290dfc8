import * as features from '#shop/features.ts'
import { noneOf } from '#shared/http/none-of.ts'

import { ofContent, ofStrangers, type Named, type PublicFamily } from '../upstream/families.ts'

const CONTENT = '/custom/content/v1'
const EXPERIENCE = '/experience/shopper-experience/v1'

const redirectFamilies = {
  redirects: { name: 'redirects', ...ofContent, base: '/custom/redirect-data/v1' },
} as const satisfies Record<string, Named<PublicFamily>>

export const contentFamilies = {
  slots: { name: 'slots', ...ofContent, credentials: 'guest', base: '/custom/slots/v1' },
  content: { name: 'content', ...ofContent, base: CONTENT },
  contentSearch: { name: 'contentSearch', ...ofContent, ...ofStrangers, base: CONTENT },
  ...(features.redirectDialog ? redirectFamilies : noneOf<typeof redirectFamilies>()),
  experience: { name: 'experience', ...ofContent, credentials: 'guest', base: EXPERIENCE },
  experienceSearch: {
    name: 'experienceSearch',
    ...ofContent,
    ...ofStrangers,
    credentials: 'guest',
    base: EXPERIENCE,
  },
  previewContext: {
    name: 'previewContext',
    ...ofContent,
    credentials: 'guest',
    base: '/shopper/shopper-context/v1',
  },
} as const satisfies Record<string, Named<PublicFamily>>
