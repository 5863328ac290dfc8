declare module 'virtual:messages' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
  import type { Locale } from '#shared/site/site.ts'

  export const messageLoaders: Readonly<
    Record<Locale, () => Promise<{ default: Record<string, string | MessageFormatElement[]> }>>
  >
}

declare module 'virtual:messages/*' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

  const messages: Record<string, string | MessageFormatElement[]>
  export default messages
}
