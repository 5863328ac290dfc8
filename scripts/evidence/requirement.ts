/** A test: its file, a colon and its title. `tests/repo/evidence.test.ts` checks that each exists. */
export type Proof = `${string}: ${string}`

/** What is known about a requirement of a standard. */
export interface Requirement {
  /** What it asks for, in our words. */
  asks: string
  /** `met`: by tests, documents or the way it is built. `operator`: by those who run the shop and its instance. */
  status: 'met' | 'partial' | 'gap' | 'operator' | 'not applicable'
  /** How it is met, by whom, or what is missing. */
  why: string
  tests: readonly Proof[]
}

export type Requirements = Readonly<Record<string, Requirement>>

/** A chapter of a standard, with its requirements by their numbers. */
export interface Chapter {
  id: string
  name: string
  requirements: Requirements
}

/** Tests prove it. */
export const tested = (asks: string, tests: readonly Proof[], why = ''): Requirement => ({
  asks,
  status: 'met',
  why,
  tests,
})

/** A document says it, or nothing else is possible by the way the code is built. `why` names the place. */
export const built = (asks: string, why: string): Requirement => ({
  asks,
  status: 'met',
  why,
  tests: [],
})

/** Met in part: `why` says what is missing. */
export const partial = (asks: string, why: string, tests: readonly Proof[] = []): Requirement => ({
  asks,
  status: 'partial',
  why,
  tests,
})

/** Not met. */
export const gap = (asks: string, why: string): Requirement => ({
  asks,
  status: 'gap',
  why,
  tests: [],
})

/** Those who run the shop, the zone or the instance have to see to it. */
export const operator = (asks: string, why: string, tests: readonly Proof[] = []): Requirement => ({
  asks,
  status: 'operator',
  why,
  tests,
})

/** The shop has nothing that the requirement is about. */
export const notApplicable = (asks: string, why: string): Requirement => ({
  asks,
  status: 'not applicable',
  why,
  tests: [],
})
