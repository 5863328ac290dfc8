import { useShop } from '../../app/app-context.ts'

/** @returns a function that joins names as the page's language does: "A, B and C" */
export function useNameList() {
  const { locale } = useShop()
  return (names: readonly string[]) => new Intl.ListFormat(locale).format(names)
}
