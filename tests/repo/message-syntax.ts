import {
  isDateElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  isArgumentElement,
  parse,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser'

/** The French plural form for millions, which no count reaches; `other` replaces it. */
const NEVER_REACHED = 'many'
/** Messages whose options depend on the language: which countries have an article, and which preposition. */
const DIFFERS = new Set(['redirect.place'])

export function pluralsIn(elements: readonly MessageFormatElement[]): PluralElement[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return pluralsIn(element.children)
    if (!isPluralElement(element) && !isSelectElement(element)) return []
    const inside = Object.values(element.options).flatMap(({ value }) => pluralsIn(value))
    return isPluralElement(element) ? [element, ...inside] : inside
  })
}

/** Exactly CLDR's plural forms, besides exact numbers such as `=0`. */
export function hasPluralForms(locale: string, { options, pluralType: type }: PluralElement) {
  const forms = Object.keys(options).filter((form) => !form.startsWith('='))
  const known = new Intl.PluralRules(locale, type && { type }).resolvedOptions().pluralCategories
  const needed = known.filter((form) => form !== NEVER_REACHED)
  return (
    needed.every((form) => forms.includes(form)) &&
    forms.every((form) => known.some((k) => k === form))
  )
}

/** The parts that a translation must keep: each placeholder with its kind, and the options of selects. */
export const listPlaceholders = (messages: Record<string, string>) =>
  Object.fromEntries(
    Object.keys(messages)
      .filter((id) => !DIFFERS.has(id))
      .toSorted()
      .map((id) => [id, [...new Set(gapsIn(parse(messages[id] ?? '')))].toSorted()]),
  )

function gapsIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isArgumentElement(element)) return [element.value]
    if (isPoundElement(element)) return ['#']
    if (isNumberElement(element)) return [`${element.value}, number`]
    if (isDateElement(element)) return [`${element.value}, date`]
    if (isTimeElement(element)) return [`${element.value}, time`]
    if (isTagElement(element)) return [`<${element.value}>`, ...gapsIn(element.children)]
    if (!isPluralElement(element) && !isSelectElement(element)) return []
    const options = Object.values(element.options).flatMap(({ value }) => gapsIn(value))
    // Plural categories differ between languages; the options of a select do not.
    return isPluralElement(element)
      ? [`${element.value}, plural ${listExactForms(element)}`, ...options]
      : [
          `${element.value}, select ${Object.keys(element.options).toSorted().join(' ')}`,
          ...options,
        ]
  })
}

/** Numbers with a special text, as in `=0 {No products}`; ordinals are separate. */
const listExactForms = ({ options, pluralType }: PluralElement) =>
  [
    pluralType,
    ...Object.keys(options)
      .filter((form) => form.startsWith('='))
      .toSorted(),
  ].join(' ')
