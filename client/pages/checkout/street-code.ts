import { lazyCode } from '../../app/lazy-code.ts'

/** Loaded only where a service suggests streets. */
export const streetCode = lazyCode(
  async () => (await import('./street-suggestions.tsx')).StreetSuggestionList,
)
