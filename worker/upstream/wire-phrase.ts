/** The longest phrase that the search API accepts. */
const MAX_PHRASE = 50

/** As much of a phrase as the search API accepts. */
export const wirePhrase = (phrase: string) => Array.from(phrase).slice(0, MAX_PHRASE).join('')
