import type { PatternNode } from './pattern-syntax.ts'

/** A part that is repeated counts as often as that is possible. */
const MOST_PARTS = 2000

/** The state in which a pattern has matched. */
export const ACCEPTED = 0

interface State {
  /** Index of the character class that the next character has to be in. */
  atom?: number
  /** Index of the condition for this place in the text. */
  condition?: number
  next: number[]
}

type Condition =
  | { holds: Extract<PatternNode, { kind: 'boundary' }>['holds'] }
  | { start: number; isAhead: boolean; isNegated: boolean }

/** A text with what is known of each place in it. */
interface Reading {
  characters: readonly string[]
  /** For each condition and place, 1 if it holds there. */
  conditions: Uint8Array[]
  /** For each atom and character: 1 if it is in the class, 2 if not, 0 if that is not known yet. */
  atoms: Uint8Array
  /** How often a state was looked at. */
  steps: number
  mostSteps: number
}

/** Where a part of the pattern may begin, and in which direction the text is read. */
interface Way {
  start: number
  isBackward: boolean
  isAnywhere: boolean
}

interface Run {
  reading: Reading
  /** The place where each state was reached last. */
  reached: Int32Array
  accepted: Uint8Array
}

/** Is in all states that a text can lead to at once, instead of going back to try another (Thompson 1968). */
export class Automaton {
  readonly #states: State[] = [{ next: [] }]
  readonly #atoms: RegExp[] = []
  readonly #atomByToken = new Map<string, number>()
  readonly #conditions: Condition[] = []
  #parts = 0

  get isTooLarge() {
    return this.#parts > MOST_PARTS
  }

  /**
   * Adds the states of a part of a pattern.
   * @param next the state after it
   * @param isBackward whether the text is read from its end
   * @returns the state before it
   */
  add(node: PatternNode, next: number, isBackward: boolean): number {
    this.#parts += 1
    if (this.isTooLarge) return next
    switch (node.kind) {
      case 'character':
        return this.#addState({ atom: this.#atomOf(node.token), next: [next] })
      case 'boundary':
        return this.#addCondition({ holds: node.holds }, next)
      case 'look': {
        const { part, isAhead, isNegated } = node
        const start = this.add(part, ACCEPTED, isAhead)
        return this.#addCondition({ start, isAhead, isNegated }, next)
      }
      case 'sequence': {
        const parts = isBackward ? node.parts : node.parts.toReversed()
        return parts.reduce((after, part) => this.add(part, after, isBackward), next)
      }
      case 'choice':
        return this.#addState({
          next: node.options.map((option) => this.add(option, next, isBackward)),
        })
      case 'repetition':
        return this.#addRepetition(node, next, isBackward)
    }
  }

  #addRepetition(
    { part, least, most }: Extract<PatternNode, { kind: 'repetition' }>,
    next: number,
    isBackward: boolean,
  ) {
    let entry = next
    if (most === Infinity) {
      const loop: State = { next: [next] }
      entry = this.#addState(loop)
      loop.next.push(this.add(part, entry, isBackward))
    } else {
      for (let times = least; times < most && !this.isTooLarge; times += 1) {
        entry = this.#addState({ next: [next, this.add(part, entry, isBackward)] })
      }
    }
    for (let times = 0; times < least && !this.isTooLarge; times += 1) {
      entry = this.add(part, entry, isBackward)
    }
    return entry
  }

  #addState(state: State) {
    return this.#states.push(state) - 1
  }

  #addCondition(condition: Condition, next: number) {
    return this.#addState({ condition: this.#conditions.push(condition) - 1, next: [next] })
  }

  #atomOf(token: string) {
    const known = this.#atomByToken.get(token)
    if (known !== undefined) return known
    const atom = this.#atoms.push(new RegExp(`^${token}$`, 'u')) - 1
    this.#atomByToken.set(token, atom)
    return atom
  }

  /** Whether the states from `start` lead through the whole text, and how many steps that took to find out. */
  read(start: number, characters: readonly string[]): { isMatch: boolean; steps: number } {
    const atoms = new Uint8Array(this.#atoms.length * characters.length)
    const reading: Reading = { characters, conditions: [], atoms, steps: 0, mostSteps: Infinity }
    // The conditions inside of a condition were added before it.
    for (const condition of this.#conditions) {
      reading.conditions.push(this.#places(condition, reading))
    }
    const accepted = this.#run({ start, isBackward: false, isAnywhere: false }, reading)
    return { isMatch: accepted[characters.length] === 1, steps: reading.steps }
  }

  /**
   * Whether some text of a length may take more steps. It takes the most if every character is in every class
   * and every condition holds.
   */
  mayExceed(mostSteps: number, start: number, length: number): boolean {
    const ones = (count: number) => new Uint8Array(count).fill(1)
    const reading: Reading = {
      characters: Array.from({ length }, () => ''),
      conditions: this.#conditions.map(() => ones(length + 1)),
      atoms: ones(this.#atoms.length * length),
      steps: 0,
      mostSteps,
    }
    for (const condition of this.#conditions) this.#places(condition, reading)
    this.#run({ start, isBackward: false, isAnywhere: false }, reading)
    return reading.steps > mostSteps
  }

  /** For each place in the text, 1 if a condition holds there. */
  #places(condition: Condition, reading: Reading): Uint8Array {
    const { characters } = reading
    if ('holds' in condition) {
      return Uint8Array.from({ length: characters.length + 1 }, (_, place) =>
        condition.holds(characters[place - 1], characters[place]) ? 1 : 0,
      )
    }
    const { start, isAhead, isNegated } = condition
    const places = this.#run({ start, isBackward: isAhead, isAnywhere: true }, reading)
    return isNegated ? places.map((place) => 1 - place) : places
  }

  /** For each place in the text, 1 if the pattern has matched up to there. */
  #run({ start, isBackward, isAnywhere }: Way, reading: Reading): Uint8Array {
    const { length } = reading.characters
    const accepted = new Uint8Array(length + 1)
    const run: Run = { reading, accepted, reached: new Int32Array(this.#states.length).fill(-1) }
    let waiting: State[] = []
    for (let read = 0; read <= length && reading.steps <= reading.mostSteps; read += 1) {
      const place = isBackward ? length - read : read
      if (read === 0 || isAnywhere) this.#reach([start], place, waiting, run)
      waiting = this.#advance(waiting, place, isBackward, run)
    }
    return accepted
  }

  /** Reads one character. @returns the states that wait for the next one */
  #advance(waiting: readonly State[], place: number, isBackward: boolean, run: Run): State[] {
    const following: State[] = []
    const character = isBackward ? place - 1 : place
    const nextPlace = isBackward ? place - 1 : place + 1
    for (const { atom = 0, next } of waiting) {
      if (this.#isIn(atom, character, run.reading)) {
        this.#reach([...next], nextPlace, following, run)
      }
    }
    return following
  }

  /** Goes on from states to those that wait for a character. */
  #reach(states: number[], place: number, waiting: State[], { reading, reached, accepted }: Run) {
    for (let index = states.pop(); index !== undefined; index = states.pop()) {
      reading.steps += 1
      const state = this.#states[index]
      if (!state || reached[index] === place) continue
      reached[index] = place
      if (index === ACCEPTED) accepted[place] = 1
      else if (state.atom !== undefined) waiting.push(state)
      else if (
        state.condition === undefined ||
        reading.conditions[state.condition]?.[place] === 1
      ) {
        states.push(...state.next)
      }
    }
  }

  #isIn(atom: number, character: number, reading: Reading) {
    const { characters, atoms } = reading
    reading.steps += 1
    const text = characters[character]
    if (text === undefined) return false
    const at = atom * characters.length + character
    if (atoms[at] === 0) atoms[at] = this.#atoms[atom]?.test(text) ? 1 : 2
    return atoms[at] === 1
  }
}
