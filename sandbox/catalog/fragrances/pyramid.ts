/** The name of a note. */
type Note = { en: string; fr: string }

/** The notes of a fragrance in the order in which they are smelled. */
export interface Pyramid {
  top: Note[]
  heart: Note[]
  base: Note[]
}

/** A line for each language: the notes of one tier, separated by commas. */
type Tier = readonly [en: string, fr: string]

/** The pyramid of a fragrance from its three tiers. */
export const createPyramid = (top: Tier, heart: Tier, base: Tier): Pyramid => ({
  top: splitNotes(top),
  heart: splitNotes(heart),
  base: splitNotes(base),
})

function splitNotes([english, french]: Tier): Note[] {
  const [en, fr] = [english.split(', '), french.split(', ')]
  return en.map((note, index) => ({ en: note, fr: fr[index] ?? '' }))
}
