import { ofStrangers, optional, type Named, type PublicFamily } from '../upstream/families.ts'

export const searchFamilies = {
  suggestions: {
    name: 'suggestions',
    ...optional,
    ...ofStrangers,
    base: '/search/shopper-search/v1',
  },
} as const satisfies Record<string, Named<PublicFamily>>
