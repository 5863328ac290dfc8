/** The text with its letters only: `Crème` → `Creme`. */
export const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
